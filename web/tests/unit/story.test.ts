import { describe, expect, it } from 'vitest';
import { accuracyInWords, hopes, luckInWords, path, strandsOf, tryAgain } from '../../src/lib/story';
import { Tale } from '../../src/lib/tale.svelte';
import type { AnalysisState, SeatState, Story } from '../../src/wire';

const seat = (number: number, name: string, bot: string | null = null): SeatState => ({
  seat: number,
  kind: bot ? 'bot' : 'person',
  name,
  bot,
  yours: number === 0,
  here: true,
  awaySince: null,
  replaceableFrom: null,
  leaveAskedBy: null,
  claim: false,
});

const SEATS = [seat(0, 'Ann'), seat(1, 'Ben'), seat(2, 'Bot', 'easy')];

const STORY: Story = {
  game: 'kit',
  seats: 3,
  together: false,
  unit: null,
  chances: [
    [0.5, 0.25, 0.25],
    [1, 0, 0],
  ],
  draws: [0, 0],
  choices: [],
  luck: [],
  players: [],
};

const SHEEP: Story = { ...STORY, unit: { name: 'sheep home', most: 9 } };

describe('a story', () => {
  it('has one line for each seat, told apart without colour', () => {
    const strands = strandsOf(STORY, 'kit', SEATS, {});
    expect(strands.map(({ name }) => name).slice(0, 2)).toEqual(['Ann', 'Ben']);
    expect(new Set(strands.map(({ dash }) => dash)).size).toBe(3);
    expect(strands.every(({ colour }) => /^light-dark\(#\w{6}, #\w{6}\)$/.test(colour))).toBe(true);
    expect(hopes(strands, 1, STORY)).toMatch(/^Ann 100 %, Ben 0 %, /);
    expect(hopes(strands, 1, SHEEP)).toMatch(/^Ann 9.0 sheep home, Ben 0.0 sheep home, /);
  });

  it('has one line for those who play together', () => {
    const shared = { ...STORY, together: true, chances: [[0.5], [0.75]] };
    expect(strandsOf(shared, 'kit', SEATS, {}).map(({ name }) => name)).toEqual(['All together']);
  });

  it('draws chances from below to above', () => {
    expect(path([0, 0.5, 1])).toBe('M0 100.0L1 50.0L2 0.0');
  });

  it('calls little luck even', () => {
    expect(luckInWords(2.4, STORY)).toBe('Good and bad luck evened out.');
    expect(luckInWords(12.4, STORY)).toBe('Lucky: chance brought 12 points more than was to be expected.');
    expect(luckInWords(-12.4, { ...SHEEP, together: true })).toBe(
      'Luck was against you all: chance brought 1.1 sheep home less than was to be expected.',
    );
  });

  it('says how somebody played', () => {
    const player = { seat: 0, decisions: 1, best: 1, accuracy: 100, luck: 0, others: 0, turningPoints: [], fall: null };
    expect(accuracyInWords(player, STORY)).toBe('No better move was found in 1 of 1 decision.');
    expect(accuracyInWords({ ...player, accuracy: null }, STORY)).toBe('There was nothing to choose.');
  });

  it('says why who played well has lost', () => {
    const loser = {
      seat: 1,
      decisions: 8,
      best: 8,
      accuracy: 99,
      luck: -12,
      others: -4,
      turningPoints: [],
      fall: null,
    };
    expect(accuracyInWords(loser, STORY)).toBe(
      'No better move was found in 8 of 8 decisions. It was lost all the same: it began at 25 %, chance took 12 points and the moves of others took 4 points.',
    );
    expect(accuracyInWords({ ...loser, accuracy: 80 }, STORY)).not.toContain('lost');
    expect(accuracyInWords(loser, { ...STORY, draws: [0, 1] })).not.toContain('lost');
  });

  it('has a line for a draw where one could be', () => {
    const strands = strandsOf({ ...STORY, draws: [0, 0.1] }, 'kit', SEATS, {});
    expect(strands.at(-1)).toMatchObject({ name: 'A draw', chances: [0, 0.1] });
  });

  it('seats the one who tries again where it turned', () => {
    expect(tryAgain(SEATS, 1)).toEqual(['bot:medium', 'me', 'bot:easy']);
  });
});

describe('a tale', () => {
  const answers = (...states: AnalysisState[]) => ({
    analysis: () =>
      Promise.resolve(states.length > 1 ? (states.shift() as AnalysisState) : (states[0] as AnalysisState)),
  });

  it('is asked for until it is found out', async () => {
    const tale = new Tale(
      answers({ progress: 0.4, story: null, soFar: STORY }, { progress: 1, story: STORY, soFar: null }),
      'table',
      1,
    );
    const asked = tale.ask();
    expect(tale.asking).toBe(true);
    await asked;
    expect(tale.story).toBe(STORY);
    expect(tale.progress).toBe(1);
    expect(tale.asking).toBe(false);
  });

  it('says why there is none', async () => {
    const tale = new Tale({ analysis: () => Promise.reject(new Error('Not here.')) }, 'table', 1);
    await tale.ask();
    expect(tale.failure).toBe('Not here.');
  });

  it('is no longer asked for when nobody waits', async () => {
    const tale = new Tale(answers({ progress: 0, story: null, soFar: null }), 'table', 1);
    const asked = tale.ask();
    tale.leave();
    await asked;
    expect(tale.story).toBeNull();
  });
});
