import type { IconName } from '../../art/Icon.svelte';
import type { Scene } from '../../board';
import { ofType } from '../../lib/listed';
import { plain } from '../../lib/said';
import { capital, percent } from '../../lib/words';
import type { Hand } from './hand.svelte';
import { stepsOf } from './moves';
import { relicName } from './words';
import type { Relic, YarnsMove, YarnsView } from './wire';

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
  return [...asked(hand, go), ...ofSheep(hand, go), ...ofGate(hand, go), ...ofTile(hand, go), ...ready(scene, go)];
}

/** Questions that are answered by a choice: which sheep, which kind, how many books, yes or no. */
function asked({ legal, sheep, foresight }: Hand, go: Go): readonly Deed[] {
  return [
    ...ofType(legal, 'pick')
      .filter(({ data }) => data.sheep === sheep)
      .map(({ data }): Deed => {
        const short = `Play ${data.sheep}`;
        return { id: 'pick', label: short, short, icon: 'check', tone: 'gold', touch: () => go(data) };
      }),
    ...[...ofType(legal, 'claim'), ...ofType(legal, 'choose')].map(({ data, text }) =>
      kind(data.kind, text, () => go(data)),
    ),
    ...ofType(legal, 'books').map(({ data, text }): Deed => {
      const odds = foresight.books.find(({ books }) => books === data.count);
      const short = plain(text);
      const label = odds ? `${short}: ${percent(odds.chance)} safe` : short;
      return {
        id: `books ${data.count}`,
        label,
        short: label,
        mark: odds ? percent(odds.chance) : String(data.count),
        icon: { relic: 'bk' },
        touch: () => go(data),
      };
    }),
    ...ofType(legal, 'answer').map(({ data, text }): Deed => {
      const short = data.yes ? 'Yes' : 'No';
      const tone = data.yes ? 'gold' : 'soft';
      return { id: short, label: plain(text), short, icon: data.yes ? 'check' : 'close', tone, touch: () => go(data) };
    }),
  ];
}

function kind(relic: Relic, text: string, touch: () => void): Deed {
  const short = capital(relicName(relic));
  return { id: `kind ${relic}`, label: `${short}: ${plain(text)}`, short, icon: { relic }, touch };
}

function ofSheep(hand: Hand, go: Go): readonly Deed[] {
  const { deeds, sheep, panel, aimed } = hand;
  if (!sheep || panel === 'attack') {
    return [];
  }
  if (aimed !== null) {
    return (hand.goals.get(aimed) ?? []).map(({ move, text, data }) => {
      const short = data.talaria > data.maps ? 'Talaria' : 'Map';
      const relic = data.talaria > data.maps ? 'ta' : 'ma';
      return { id: move, label: `${short}: ${plain(text)}`, short, icon: { relic }, touch: () => go(data) };
    });
  }
  const takes = ofType(deeds, 'take');
  if (panel === 'take') {
    return takes.map(({ data, text }) => kind(data.kind, text, () => go(data)));
  }
  const sacrifice = ofType(deeds, 'sacrifice')[0];
  if (panel === 'sacrifice' && sacrifice) {
    const touch = () => go(sacrifice.data);
    return [{ id: 'sacrifice!', label: 'Yes, she goes', short: 'Yes, she goes', icon: 'check', tone: 'danger', touch }];
  }
  const [take, ...others] = takes;
  const fate = ofType(deeds, 'takeFate')[0];
  const gates = [...new Set(ofType(deeds, 'lock').map(({ data }) => data.gate))];
  return [
    ...gates.map((gate): Deed => {
      const short = `Lock ${gate}`;
      return {
        id: `gate ${gate}`,
        label: `${short}: look how this gate can be locked`,
        short,
        mark: String(gate),
        icon: 'lock',
        tone: 'gold',
        touch: () => hand.take({ kind: 'gate', gate }),
      };
    }),
    ...(ofType(deeds, 'attack').length > 0
      ? [
          {
            id: 'attack',
            label: 'Attack: choose with whom and whom',
            short: 'Attack',
            icon: 'fight' as const,
            tone: 'gold' as const,
            touch: () => (hand.panel = 'attack'),
          },
        ]
      : []),
    ...(take && others.length > 0
      ? [
          {
            id: 'take',
            label: 'Take a power-up of any kind',
            short: 'Take',
            icon: 'plus' as const,
            touch: () => (hand.panel = 'take'),
          },
        ]
      : take
        ? [
            {
              id: 'take',
              label: `Take ${relicName(take.data.kind)}: ${plain(take.text)}`,
              short: `Take ${relicName(take.data.kind)}`,
              icon: { relic: take.data.kind },
              touch: () => go(take.data),
            },
          ]
        : []),
    ...(fate
      ? [
          {
            id: 'fate',
            label: 'Try fate: each of five power-ups or nothing, one in six',
            short: 'Try fate',
            icon: 'dice' as const,
            touch: () => go(fate.data),
          },
        ]
      : []),
    ...(sacrifice
      ? [
          {
            id: 'sacrifice',
            label: 'Sacrifice: hold the Shepherd for a round',
            short: 'Sacrifice',
            icon: 'hand' as const,
            tone: 'danger' as const,
            touch: () => (hand.panel = 'sacrifice'),
          },
        ]
      : []),
  ];
}

function ofGate(hand: Hand, go: Go): readonly Deed[] {
  const { gate, lock, locks, plan, legal } = hand;
  if (gate === null) {
    return [];
  }
  if (!lock) {
    return stepsOf(legal, plan?.parts ?? []).map(({ move, text, data }) => {
      const short = `${data.sheep} to ${data.to}`;
      return {
        id: move,
        label: `${short}: ${plain(text)}`,
        short,
        mark: data.to,
        icon: 'next',
        tone: 'gold',
        touch: () => go(data),
      };
    });
  }
  const { data, text } = lock;
  return [
    { id: 'lock', label: plain(text), short: `Lock gate ${gate}`, icon: 'lock', tone: 'gold', touch: () => go(data) },
    ...(locks.length > 1
      ? [
          {
            id: 'other',
            label: `Another way, ${(hand.way % locks.length) + 1} of ${locks.length}`,
            short: 'Another way',
            icon: 'again' as const,
            touch: () => hand.way++,
          },
        ]
      : []),
  ];
}

function ofTile(hand: Hand, go: Go): readonly Deed[] {
  const { tile, turn, turners, turner } = hand;
  if (tile === null) {
    return [];
  }
  const by = turner?.tech ? `${turner.sheep}, with tech` : (turner?.sheep ?? '');
  return [
    {
      id: 'left',
      label: 'Left: turn it one step to the left',
      short: 'Left',
      icon: 'undo',
      touch: () => hand.rotate(-1),
    },
    {
      id: 'right',
      label: 'Right: turn it one step to the right',
      short: 'Right',
      icon: 'again',
      touch: () => hand.rotate(1),
    },
    ...(turners.length > 1
      ? [
          {
            id: 'by',
            label: `By ${by}: let another sheep do it`,
            short: `By ${by}`,
            icon: 'person' as const,
            touch: () => hand.way++,
          },
        ]
      : []),
    ...(turn
      ? [
          {
            id: 'turn',
            label: `Turn it: ${plain(turn.text)}`,
            short: 'Turn it',
            icon: 'check' as const,
            tone: 'gold' as const,
            touch: () => go(turn.data),
          },
        ]
      : []),
  ];
}

/** Whether one has more to do in this phase. */
function ready({ legal, view, me, result }: Table, go: Go): readonly Deed[] {
  const [done] = ofType(legal, 'done');
  const seat = view.seats[me];
  const shared = view.phase === 'act' || view.phase === 'turn';
  if (done) {
    return [
      {
        id: 'done',
        label: 'Done with this phase',
        short: 'Done',
        icon: 'check',
        tone: 'soft',
        touch: () => go(done.data),
      },
    ];
  }
  return shared && seat?.done && seat.waitsLeft > 0 && !result
    ? [
        {
          id: 'wait',
          label: 'Wait: not done after all',
          short: 'Wait',
          icon: 'hand',
          touch: () => go({ type: 'wait' }),
        },
      ]
    : [];
}
