import type { Scene } from '../../board';
import { plain, said } from '../../lib/said';
import { count, percent, together } from '../../lib/words';
import type { Hand } from './hand.svelte';
import { isAwaited } from './moves';
import { WAY_NAMES } from './palette';
import {
  isSetUp,
  PHASES,
  placeName,
  servantsWords,
  sheepWords,
  sideWords,
  traitOf,
  wayEffect,
  wayTitle,
} from './words';
import type { YarnsMove, YarnsView } from './wire';

/** What is said beside the city: a line about what is in hand, and more of it. */
export interface Brief {
  readonly title: string;
  readonly lines: readonly string[];
}

/** @param shown the table as it is shown just now */
export function briefOf(hand: Hand, scene: Scene<YarnsView, YarnsMove>, shown: YarnsView): Brief {
  const { view } = scene;
  if (scene.result) {
    return { title: plain(scene.result.reason), lines: [] };
  }
  if (view.proposal) {
    return { title: said(`⟦seat:${view.proposal.seat}|⟧ proposes:`, scene.seats), lines: [plain(view.proposal.words)] };
  }
  if (hand.sheep !== null) {
    return sheepBrief(hand, hand.sheep);
  }
  if (hand.gate !== null) {
    return gateBrief(hand, hand.gate);
  }
  if (hand.tile !== null) {
    return tileBrief(hand, hand.tile);
  }
  return idleBrief(hand, scene, shown);
}

function sheepBrief(hand: Hand, sheep: NonNullable<Hand['sheep']>): Brief {
  const pawn = hand.view.sheep.find((one) => one.sheep === sheep);
  if (!pawn) {
    return { title: sheep, lines: [traitOf(sheep, false)] };
  }
  if (hand.panel === 'sacrifice') {
    const price = pawn.corrupted
      ? `${sheep} is corrupted already: she would die.`
      : `${sheep} becomes corrupted and comes to the altar.`;
    const falls =
      hand.view.angel || hand.view.shepherd.lies
        ? []
        : ['The Shepherd falls: his tile is quiet, next round he only stands up, and nobody arrives.'];
    return {
      title: `Sacrifice ${sheep}?`,
      lines: [...falls, price],
    };
  }
  if (hand.aimed !== null) {
    return { title: `To ${placeName(hand.aimed)}: at which price?`, lines: [] };
  }
  if (hand.panel === 'take') {
    return { title: `Which power-up does ${sheep} take?`, lines: [] };
  }
  const walks = hand.goals.size > 0 ? ['Touch a lit tile to walk there.'] : [];
  const numbers = `Walks ${pawn.steps}, attacks with ${pawn.attack}, defends with ${pawn.defence}.`;
  return { title: `${sheepWords(hand.view, sheep)}.`, lines: [...walks, traitOf(sheep, pawn.corrupted), numbers] };
}

function gateBrief({ view, plan, lock }: Hand, number: number): Brief {
  const space = view.spaces.find(({ gate }) => gate === number);
  const left = space && space.rounds > 0 ? `, he comes in ${count(space.rounds, 'round')}` : '';
  const title = `Gate ${number}${left}.`;
  if (!plan) {
    return { title, lines: [] };
  }
  const how = lock
    ? 'It can be locked now.'
    : plan.parts.length > 0
      ? 'It can be locked in this round, after walks.'
      : 'No way to lock it in this round without power-ups.';
  const next =
    view.stack.length > 0
      ? [
          `A way tile takes its place: ${together(
            view.stack.map((tile) => WAY_NAMES[tile]),
            'or',
          )}.`,
        ]
      : [];
  return { title: `${title} ${how}`, lines: next };
}

function tileBrief(hand: Hand, tile: string): Brief {
  const { view, turned, cutOff, wall, turn } = hand;
  if (cutOff.length > 0) {
    const cut = count(cutOff.length, 'tile');
    return { title: `That would cut off ${cut} from the altar (TY-MAP-05).`, lines: [] };
  }
  if (!turn || wall === null || wall === hand.wallOf(tile)) {
    return { title: `Turn ${tile}: touch it again, drag it around, or press the comma or the full stop`, lines: [] };
  }
  const changes = view.cultists.flatMap((cultist, i) => {
    const then = turned?.distances[i] ?? cultist.distance;
    return then === cultist.distance ? [] : [`Cultist on ${cultist.cell}: ${cultist.distance} → ${then} steps.`];
  });
  return {
    title: `Wall of ${tile} to the ${sideWords(wall)}.`,
    lines: changes.length > 0 ? changes : ['No cultist’s way becomes longer or shorter.'],
  };
}

function idleBrief(
  { legal, view, usable, turnable, foresight }: Hand,
  scene: Scene<YarnsView, YarnsMove>,
  shown: YarnsView,
): Brief {
  const tile = view.active ? [`${wayTitle(view.active)}: ${wayEffect(view.active)}.`] : [];
  if (view.phase === 'pick') {
    const yours = isAwaited(legal);
    return { title: yours ? 'Touch a sheep to read what she can do.' : 'The sheep are being picked.', lines: [] };
  }
  if (isSetUp(view)) {
    return { title: 'The city is laid out.', lines: [] };
  }
  if (foresight.books.length > 0 && view.battle) {
    const { cell, wolves, attack, defence } = view.battle;
    const who = wolves > 0 ? servantsWords(wolves, 0) : 'The Angel';
    return { title: `${who} on ${cell}: ${attack} marbles against your ${defence}. Use books?`, lines: [] };
  }
  if (view.phase === 'choose') {
    return { title: 'Which power-up does Lily choose?', lines: [] };
  }
  if (turnable.length > 0) {
    return { title: 'Touch a lit tile to turn it, so that cultists walk farther.', lines: tile };
  }
  if (usable.length > 0) {
    return { title: 'Touch one of your sheep, or a gate.', lines: tile };
  }
  if (view.battle) {
    return {
      title: `A battle on ${view.battle.cell}: the sheep win with ${percent(view.battle.chance)}.`,
      lines: tile,
    };
  }
  const seat = view.seats[scene.me];
  const waits = seat?.done ? 'You are done; the others are not yet.' : (PHASES[shown.number - 1]?.[1] ?? '');
  return { title: waits, lines: tile };
}
