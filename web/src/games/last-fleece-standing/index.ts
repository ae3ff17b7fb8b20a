import { defineBoard, type Figure, type Scene } from '../../board';
import { count, percent, seatLabel } from '../../lib/words';
import Board from './Board.svelte';
import { cardOf, lossOf, placesIn, targetOf } from './moves';
import { between, titleOf } from './words';
import type { FleeceEvent, FleeceView } from './wire';

function prompt({ view, legal, seats, me, turn }: Scene<FleeceView>): string | null {
  const name = (seat: number) => (seat === me ? 'you' : seatLabel(seats, seat));
  const top = view.stack.at(-1);
  const victim = view.attack?.parts[0];
  switch (view.phase) {
    case 'coat':
      return 'Lay your coat: where do the Snag and the Steel Wool go?';
    case 'act':
      return act(view, legal.length > 0);
    case 'bite':
      return 'An odd roll: the Wolf bites. Give up a piece.';
    case 'shed':
      return `${titleOf(view.event ?? 'CRM')}: give up ${count(lossOf(legal), 'piece')}, in secret.`;
    case 'snip':
      return victim ? `Snip ${name(victim.seat)}: ${count(victim.points, 'point')} left.` : null;
    case 'gain':
      return 'Lay your new piece on a cell, and rearrange if you like.';
    case 'row':
      return `Close Shave: which row comes off ${top ? name(targetOf(top.move) ?? me) : ''}?`;
    case 'keep':
      return 'Close Shave takes the whole row but one piece: which one do you keep?';
    case 'hands':
      return 'Rock, Paper, Shear: choose in secret.';
    case 'window':
      return windowWords(view, name, me, turn.loud?.includes(me) ?? true);
    default:
      return null;
  }
}

function act(view: FleeceView, asked: boolean): string | null {
  if (!asked) {
    return null;
  }
  if (view.owed > 0) {
    return view.firstTurn || view.attackUsed
      ? `Draw ${count(view.owed, 'card')}${view.owed > 1 ? ', one by one' : ''}.`
      : `Draw ${count(view.owed, 'card')}; shear before${view.owed > 1 ? ', between' : ''} or after.`;
  }
  return view.attackUsed || view.firstTurn ? 'End your turn, or play a card.' : 'Shear somebody, then end your turn.';
}

function windowWords(view: FleeceView, name: (seat: number) => string, me: number, loud: boolean): string {
  const top = view.stack.at(-1);
  const attack = view.attack;
  if (top) {
    const whose = top.seat === me ? 'You play' : `${name(top.seat)} plays`;
    const below = view.stack[top.inResponseTo];
    const what = `${titleOf(top.card)}${below ? ` against ${titleOf(below.card)}` : ''}`;
    return `${whose} ${what.endsWith('!') ? what : `${what}.`} Answer it, or pass.`;
  }
  const [part] = attack?.parts ?? [];
  if (view.window === 'attack' && attack && part) {
    const on = part.seat === me ? 'you' : name(part.seat);
    return `${attack.attacker === me ? 'You shear' : `${name(attack.attacker)} shears`} ${on} for ${part.points}. Throw in a card, or pass.`;
  }
  if (view.window === 'event' && view.event) {
    return `${titleOf(view.event)}! Throw in a card before it happens, or pass.`;
  }
  if (view.window === 'roll') {
    return view.die % 2 === 1
      ? 'Odd: the Wolf will bite. Send the dog, or pass.'
      : 'Even: the Wolf trots on. Pass, or throw in a card.';
  }
  return view.window === 'end'
    ? 'The turn ends. Rearrange your coat, throw in a card, or pass.'
    : loud
      ? 'Throw in a card, or pass.'
      : 'You held the table: throw in a card, or pass.';
}

const GROUPS: Record<string, string> = {
  shear: 'Shear',
  draw: 'Your turn',
  end: 'Your turn',
  pass: 'Your answer',
  concede: 'Give up',
  snip: 'Snip',
  stick: 'Lay the new piece',
  shed: 'Give up pieces',
  coat: 'Lay your coat',
  row: 'Shave a row',
  keep: 'Keep a piece',
};

function figures({ view, me }: Scene<FleeceView>): readonly Figure[] {
  if (view.phase === 'coat' || view.phase === 'over') {
    return [];
  }
  const chance = (label: string, id: string, tone: Figure['tone'] = 'plain'): Figure[] => {
    const share = view.nextCard[id] ?? 0;
    return share > 0 ? [{ label, value: percent(share), share, tone }] : [];
  };
  const snags = Object.values(view.snagOdds);
  return [
    ...(view.attack && view.attack.parts[0]?.seat !== me && snags.length > 0
      ? [
          {
            label: 'Next snip hits a Snag',
            value: between(snags),
            share: Math.max(...snags),
            tone: 'danger' as const,
          },
        ]
      : []),
    ...(view.wolf === me
      ? [{ label: 'The Wolf bites on your roll', value: '50 %', share: 0.5, tone: 'danger' as const }]
      : []),
    { label: 'Cards in the deck', value: String(view.deck) },
    ...chance('Next card is an anytime card', 'anytime', 'good'),
    ...chance('… a better Shear', 'better', 'good'),
    ...chance('… a weaker Shear', 'worse', 'danger'),
    ...chance('… Steel or Snag for your coat', 'wool'),
    ...chance('… an event or the Shepherd', 'event', 'danger'),
  ];
}

export default defineBoard<FleeceView, FleeceEvent>({
  Board,
  aspect: 'fill',
  theme: 'straw',
  prompt,
  figures,
  facts: (seat, view) => {
    const it = view.seats[seat];
    if (!it?.living) {
      return [{ label: 'shorn, place', value: String(it?.place ?? '') }];
    }
    const lost = Object.values(it.lost).reduce((sum, number) => sum + number, 0);
    return [
      { label: 'wool', value: String(it.coat.length) },
      ...(lost > 0 ? [{ label: 'lost', value: String(lost) }] : []),
    ];
  },
  group: ({ move }) => {
    const card = cardOf(move);
    return card ? `Play ${titleOf(card)}` : (GROUPS[move.split(' ')[0] ?? ''] ?? '');
  },
  places: placesIn,
  // What happened says who did it; coats and answers are their owners’ business
  silent: (move) => cardOf(move) !== null || /^(pass|draw|end|coat|arrange|shed|rock|paper|shear-hand)\b/.test(move),
  nobody: (view) => (view.phase === 'window' ? { label: 'Nobody reacts', move: 'pass' } : null),
  epilogue: (result, view) => {
    const winner = result.winners[0];
    const left = winner === undefined ? 0 : (view.seats[winner]?.coat.length ?? 0);
    return winner === undefined
      ? 'The boy cried wolf once too often: nobody has wool left.'
      : `The last fleece standing, with ${count(left, 'piece')} of wool after ${count(view.turn, 'turn')}.`;
  },
});
