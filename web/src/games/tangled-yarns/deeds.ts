import type { IconName } from '../../art/Icon.svelte';
import type { Scene } from '../../board';
import { ofType, some } from '../../lib/listed';
import { plain } from '../../lib/said';
import { capital, percent } from '../../lib/words';
import type { Doing } from '../../parts/Deeds.svelte';
import type { Hand, Panel } from './hand.svelte';
import { sheepIn, stepsOf } from './moves';
import { relicName } from './words';
import type { Relic, YarnsMove, YarnsView } from './wire';

/** Something that can be done now, as a button. */
export type Deed = Doing & { readonly icon: IconName | { readonly relic: Relic } };

type Go = (move: YarnsMove) => void;
type Table = Scene<YarnsView, YarnsMove>;

/** What can be done with what is in hand, or, with nothing in hand, about the whole table. */
export function deedsOf(hand: Hand, scene: Table, go: Go): readonly Deed[] {
  return [
    ...answers(hand, go),
    ...ofSheep(hand, go),
    ...ofGate(hand, go),
    ...ofTile(hand, go),
    ...ready(hand, scene, go),
  ];
}

/** @param more  what the label adds to the short words, after a colon */
function deed(
  id: string,
  short: string,
  icon: Deed['icon'],
  touch: () => void,
  more = '',
  look: Partial<Deed> = {},
): Deed {
  return { id, label: more ? `${short}: ${more}` : short, short, icon, touch, ...look };
}

const GOLD = { tone: 'gold' } as const;
const DANGER = { tone: 'danger' } as const;
const SOFT = { tone: 'soft' } as const;

/** Questions that are answered by a choice: which sheep, which kind, how many books, yes or no. */
function answers({ legal, sheep, foresight }: Hand, go: Go): readonly Deed[] {
  return legal.flatMap(({ data, text }): readonly Deed[] => {
    const touch = () => go(data);
    switch (data.type) {
      case 'pick':
        return data.sheep === sheep ? [deed('pick', `Play ${sheep}`, 'check', touch, '', GOLD)] : [];
      case 'claim':
      case 'choose':
        return [ofKind(data.kind, text, touch)];
      case 'books': {
        const safe = percent(foresight.books.find(({ books }) => books === data.count)?.chance ?? 0);
        const words = `${plain(text)}: ${safe} safe`;
        return [deed(`books ${data.count}`, words, { relic: 'bk' }, touch, '', { mark: safe })];
      }
      case 'answer':
        return [
          data.yes
            ? deed('Yes', 'Yes', 'check', touch, '', { ...GOLD, label: plain(text) })
            : deed('No', 'No', 'close', touch, '', { tone: 'soft', label: plain(text) }),
        ];
      default:
        return [];
    }
  });
}

function ofKind(relic: Relic, text: string, touch: () => void, id = `kind ${relic}`): Deed {
  return deed(id, capital(relicName(relic)), { relic }, touch, plain(text));
}

function ofSheep(hand: Hand, go: Go): readonly Deed[] {
  const { deeds, panel, aimed, goals } = hand;
  if (aimed !== null) {
    return (goals.get(aimed) ?? []).map(({ move, text, data }) =>
      ofKind(data.talaria > data.maps ? 'ta' : 'ma', text, () => go(data), move),
    );
  }
  switch (panel) {
    case 'attack':
      return [];
    case 'take':
      return ofType(deeds, 'take').map(({ data, text }) => ofKind(data.kind, text, () => go(data)));
    case 'sacrifice':
      return ofType(deeds, 'sacrifice').map(({ data }) =>
        deed('sacrifice!', 'Yes, she goes', 'check', () => go(data), '', DANGER),
      );
    default:
      return actions(hand, go);
  }
}

/** What a sheep can do but walk: at once, or asked about in a panel of its own. */
function actions(hand: Hand, go: Go): readonly Deed[] {
  const { deeds, chooser } = hand;
  const ask = (panel: Panel) => () => void chooser.touch(panel);
  const gates = [...new Set(ofType(deeds, 'lock').map(({ data }) => data.gate))];
  const [take, ...others] = ofType(deeds, 'take');
  const ofAny = { ...deed('take', 'Take', 'plus', ask('take')), label: 'Take a power-up of any kind' };
  return [
    ...gates.map((gate) => {
      const look = { ...GOLD, mark: String(gate) };
      const touch = () => hand.take(`gate ${gate}`);
      return deed(`gate ${gate}`, `Lock ${gate}`, 'lock', touch, 'look how this gate can be locked', look);
    }),
    ...some(ofType(deeds, 'attack')[0], () =>
      deed('attack', 'Attack', 'fight', ask('attack'), 'choose with whom and whom', GOLD),
    ),
    ...some(take, ({ data, text }) => {
      const one = { ...ofKind(data.kind, text, () => go(data), 'take'), short: `Take ${relicName(data.kind)}` };
      return others.length > 0 ? ofAny : { ...one, label: `${one.short}: ${plain(text)}` };
    }),
    ...some(ofType(deeds, 'takeFate')[0], ({ data }) =>
      deed('fate', 'Try fate', 'dice', () => go(data), 'each of five power-ups or nothing, one in six'),
    ),
    ...some(ofType(deeds, 'sacrifice')[0], () =>
      deed('sacrifice', 'Sacrifice', 'hand', ask('sacrifice'), 'hold the Shepherd for a round', SOFT),
    ),
  ];
}

/** The lock, or the walks that lead to it. */
function ofGate(hand: Hand, go: Go): readonly Deed[] {
  const { gate, lock, locks, plan, legal, way } = hand;
  if (gate === null) {
    return [];
  }
  if (!lock) {
    return stepsOf(legal, plan?.stands ?? []).map(({ move, text, data }) =>
      deed(move, `${data.sheep} to ${data.to}`, 'next', () => go(data), plain(text), { ...GOLD, mark: data.to }),
    );
  }
  const label = `Another way, ${(way % locks.length) + 1} of ${locks.length}`;
  return [
    deed('lock', `Lock gate ${gate}`, 'lock', () => go(lock.data), '', { ...GOLD, label: plain(lock.text) }),
    ...(locks.length > 1 ? [deed('other', 'Another way', 'again', () => hand.way++, '', { label })] : []),
  ];
}

function ofTile(hand: Hand, go: Go): readonly Deed[] {
  const { tile, turn, turners, turner } = hand;
  if (tile === null) {
    return [];
  }
  const by = `By ${turner?.sheep ?? ''}${turner?.tech ? ', with tech' : ''}`;
  return [
    deed('left', 'Left', 'undo', () => hand.rotate(-1), 'one step round'),
    deed('right', 'Right', 'again', () => hand.rotate(1), 'one step round'),
    ...(turners.length > 1 ? [deed('by', by, 'person', () => hand.way++, 'let another do it')] : []),
    ...some(turn, ({ data, text }) => deed('turn', 'Turn it', 'check', () => go(data), plain(text), GOLD)),
  ];
}

/** What is given up by being done: how many could still move, and how many could still act. */
function unused(legal: Table['legal'], { sheep }: YarnsView, me: number): string {
  const own = sheep.filter(({ seat }) => seat === me).map((one) => one.sheep);
  const movers = own.filter((one) => ofType(legal, 'walk').some(({ data }) => data.sheep === one));
  const actors = own.filter((one) =>
    legal.some(({ data }) => ACTIONS.includes(data.type) && sheepIn(data).includes(one)),
  );
  const words = [
    ...(movers.length > 0 ? [`${movers.length} can still move`] : []),
    ...(actors.length > 0 ? [`${actors.length} can still act`] : []),
  ];
  return words.join(', ');
}

/** Not to give oneself up is no loss. */
const ACTIONS: readonly YarnsMove['type'][] = ['take', 'takeFate', 'attack', 'lock'];

/** Whether one has more to do in this phase. */
function ready({ panel, aimed }: Hand, { legal, view, me }: Table, go: Go): readonly Deed[] {
  if (panel !== null || aimed !== null) {
    return [];
  }
  return [
    ...some(ofType(legal, 'done')[0], ({ data }) =>
      deed('done', 'Done', 'check', () => go(data), unused(legal, view, me), { tone: 'soft' }),
    ),
    ...some(ofType(legal, 'wait')[0], ({ data }) => deed('wait', 'Wait', 'hand', () => go(data), 'not done after all')),
  ];
}
