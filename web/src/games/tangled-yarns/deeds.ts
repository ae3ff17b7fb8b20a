import type { IconName } from '../../art/Icon.svelte';
import type { Scene } from '../../board';
import { ofType } from '../../lib/listed';
import { plain } from '../../lib/said';
import { capital, percent } from '../../lib/words';
import type { Hand } from './hand.svelte';
import { stepsOf, type Of } from './moves';
import { relicName } from './words';
import type { Relic, Sheep, YarnsMove, YarnsView } from './wire';

/** Something that can be done now, as a button. */
export interface Deed {
  readonly id: string;
  /** All of it, for those who have the room or listen; it begins with the short words. */
  readonly label: string;
  readonly short: string;
  readonly icon: IconName | { readonly relic: Relic };
  /** What tells it from others like it where only pictures fit. */
  readonly mark?: string;
  readonly tone?: 'gold' | 'soft' | 'danger';
  readonly touch: () => void;
}

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

/** One deed if there is something to do it with. */
function some<T>(one: T | null | undefined | false, deed: (one: T) => Deed): readonly Deed[] {
  return one ? [deed(one)] : [];
}

/** Questions that are answered by a choice: which sheep, which kind, how many books, yes or no. */
function answers({ legal, sheep, foresight }: Hand, go: Go): readonly Deed[] {
  const pick = ofType(legal, 'pick').find(({ data }) => data.sheep === sheep);
  return [
    ...some(pick, ({ data }) => {
      const short = `Play ${data.sheep}`;
      return { id: 'pick', label: short, short, icon: 'check', tone: 'gold', touch: () => go(data) };
    }),
    ...[...ofType(legal, 'claim'), ...ofType(legal, 'choose')].map((move) => ofKind(move, go)),
    ...ofType(legal, 'books').map(({ data, text }): Deed => {
      const chance = foresight.books.find(({ books }) => books === data.count)?.chance ?? 0;
      const label = `${plain(text)}: ${percent(chance)} safe`;
      const touch = () => go(data);
      return { id: `books ${data.count}`, label, short: label, mark: percent(chance), icon: { relic: 'bk' }, touch };
    }),
    ...ofType(legal, 'answer').map(({ data, text }): Deed => {
      const touch = () => go(data);
      return data.yes
        ? { id: 'Yes', label: plain(text), short: 'Yes', icon: 'check', tone: 'gold', touch }
        : { id: 'No', label: plain(text), short: 'No', icon: 'close', tone: 'soft', touch };
    }),
  ];
}

function ofKind({ data, text }: Of<'claim'> | Of<'choose'> | Of<'take'>, go: Go): Deed {
  const short = capital(relicName(data.kind));
  const icon = { relic: data.kind };
  return { id: `kind ${data.kind}`, label: `${short}: ${plain(text)}`, short, icon, touch: () => go(data) };
}

function ofSheep(hand: Hand, go: Go): readonly Deed[] {
  const { deeds, panel, aimed, goals } = hand;
  if (aimed !== null) {
    return (goals.get(aimed) ?? []).map((walk) => atPrice(walk, go));
  }
  switch (panel) {
    case 'attack':
      return [];
    case 'take':
      return ofType(deeds, 'take').map((take) => ofKind(take, go));
    case 'sacrifice':
      return some(ofType(deeds, 'sacrifice')[0], ({ data }) => {
        const short = 'Yes, she goes';
        return { id: 'sacrifice!', label: short, short, icon: 'check', tone: 'danger', touch: () => go(data) };
      });
    default:
      return [...locking(hand), ...fighting(hand), ...gaining(hand, go), ...sacrificing(hand)];
  }
}

function atPrice({ move, text, data }: Of<'walk'>, go: Go): Deed {
  const relic = data.talaria > data.maps ? 'ta' : 'ma';
  const short = capital(relicName(relic));
  return { id: move, label: `${short}: ${plain(text)}`, short, icon: { relic }, touch: () => go(data) };
}

function locking(hand: Hand): readonly Deed[] {
  const gates = [...new Set(ofType(hand.deeds, 'lock').map(({ data }) => data.gate))];
  return gates.map((gate) => ({
    id: `gate ${gate}`,
    label: `Lock ${gate}: look how this gate can be locked`,
    short: `Lock ${gate}`,
    mark: String(gate),
    icon: 'lock',
    tone: 'gold',
    touch: () => hand.take({ kind: 'gate', gate }),
  }));
}

function fighting(hand: Hand): readonly Deed[] {
  return some(ofType(hand.deeds, 'attack')[0], () => ({
    id: 'attack',
    label: 'Attack: choose with whom and whom',
    short: 'Attack',
    icon: 'fight',
    tone: 'gold',
    touch: () => (hand.panel = 'attack'),
  }));
}

function gaining(hand: Hand, go: Go): readonly Deed[] {
  const [take, ...others] = ofType(hand.deeds, 'take');
  const ofAny = { id: 'take', label: 'Take a power-up of any kind', short: 'Take', icon: 'plus' } as const;
  return [
    ...some(take, ({ data, text }) => {
      const short = `Take ${relicName(data.kind)}`;
      return others.length > 0
        ? { ...ofAny, touch: () => (hand.panel = 'take') }
        : { id: 'take', label: `${short}: ${plain(text)}`, short, icon: { relic: data.kind }, touch: () => go(data) };
    }),
    ...some(ofType(hand.deeds, 'takeFate')[0], ({ data }) => ({
      id: 'fate',
      label: 'Try fate: each of five power-ups or nothing, one in six',
      short: 'Try fate',
      icon: 'dice',
      touch: () => go(data),
    })),
  ];
}

function sacrificing(hand: Hand): readonly Deed[] {
  return some(ofType(hand.deeds, 'sacrifice')[0], () => ({
    id: 'sacrifice',
    label: 'Sacrifice: hold the Shepherd for a round',
    short: 'Sacrifice',
    icon: 'hand',
    tone: 'danger',
    touch: () => (hand.panel = 'sacrifice'),
  }));
}

/** The lock, or the walks that lead to it. */
function ofGate(hand: Hand, go: Go): readonly Deed[] {
  const { gate, lock, locks, plan, legal, way } = hand;
  if (gate === null) {
    return [];
  }
  if (!lock) {
    return stepsOf(legal, plan?.stands ?? []).map(({ move, text, data }) => {
      const short = `${data.sheep} to ${data.to}`;
      const label = `${short}: ${plain(text)}`;
      return { id: move, label, short, mark: data.to, icon: 'next', tone: 'gold', touch: () => go(data) };
    });
  }
  const short = `Lock gate ${gate}`;
  return [
    { id: 'lock', label: plain(lock.text), short, icon: 'lock', tone: 'gold', touch: () => go(lock.data) },
    ...some(locks.length > 1, () => ({
      id: 'other',
      label: `Another way, ${(way % locks.length) + 1} of ${locks.length}`,
      short: 'Another way',
      icon: 'again',
      touch: () => hand.way++,
    })),
  ];
}

function ofTile(hand: Hand, go: Go): readonly Deed[] {
  const { tile, turn, turners, turner } = hand;
  if (tile === null) {
    return [];
  }
  const by = `By ${turner?.sheep ?? ''}${turner?.tech ? ', with tech' : ''}`;
  const turned = (id: string, short: string, icon: IconName, steps: number): Deed => {
    return { id, label: `${short}: one step round`, short, icon, touch: () => hand.rotate(steps) };
  };
  return [
    turned('left', 'Left', 'undo', -1),
    turned('right', 'Right', 'again', 1),
    ...some(turners.length > 1, () => {
      return { id: 'by', label: `${by}: let another do it`, short: by, icon: 'person', touch: () => hand.way++ };
    }),
    ...some(turn, ({ data, text }) => {
      const label = `Turn it: ${plain(text)}`;
      return { id: 'turn', label, short: 'Turn it', icon: 'check', tone: 'gold', touch: () => go(data) };
    }),
  ];
}

/** What is given up by being done: how many could still move, and how many could still act. */
function unused(legal: Table['legal'], { sheep }: YarnsView, me: number): string {
  const own = sheep.filter(({ seat }) => seat === me).map((one) => one.sheep);
  const movers = own.filter((one) => ofType(legal, 'walk').some(({ data }) => data.sheep === one));
  const actors = own.filter((one) => legal.some(({ data }) => actorsOf(data).includes(one)));
  const words = [
    ...(movers.length > 0 ? [`${movers.length} can still move`] : []),
    ...(actors.length > 0 ? [`${actors.length} can still act`] : []),
  ];
  return words.length > 0 ? `: ${words.join(', ')}` : '';
}

/** Who would act by a move; not to give oneself up is no loss. */
function actorsOf(move: YarnsMove): readonly Sheep[] {
  switch (move.type) {
    case 'take':
    case 'takeFate':
      return [move.sheep];
    case 'attack':
      return move.sheep;
    case 'lock':
      return move.parts.map(({ sheep }) => sheep);
    default:
      return [];
  }
}

/** Whether one has more to do in this phase. */
function ready({ panel, aimed }: Hand, { legal, view, me }: Table, go: Go): readonly Deed[] {
  if (panel !== null || aimed !== null) {
    return [];
  }
  return [
    ...some(ofType(legal, 'done')[0], ({ data }) => {
      return {
        id: 'done',
        label: `Done${unused(legal, view, me)}`,
        short: 'Done',
        icon: 'check',
        tone: 'soft',
        touch: () => go(data),
      };
    }),
    ...some(ofType(legal, 'wait')[0], ({ data }) => {
      return {
        id: 'wait',
        label: 'Wait: not done after all',
        short: 'Wait',
        icon: 'hand',
        touch: () => go(data),
      };
    }),
  ];
}
