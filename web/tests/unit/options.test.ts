import { describe, expect, it } from 'vitest';
import { agreed, chosen, presetOf, valueLabel, withOption } from '../../src/lib/options';
import type { GameEntry, OptionEntry } from '../../src/wire';

const value = (id: string, brings: Record<string, string> = {}) => ({
  value: id,
  label: id.toUpperCase(),
  meaning: `${id}.`,
  brings,
});
const option = (id: string, ...named: OptionEntry['named']) =>
  ({ id, standard: named[0]?.value ?? '', named, group: 'first' }) as unknown as OptionEntry;

const game = {
  options: [
    option('kind', value('rulebook'), value('family', { flock: '5', quick: 'on' })),
    option('flock', value('10'), value('5')),
    option('quick', value('off'), value('on')),
  ],
  presets: [
    { id: 'first-evening', label: 'First evening', meaning: '', options: { kind: 'family' } },
    { id: 'rulebook', label: 'Rulebook', meaning: '', options: {} },
  ],
} as unknown as GameEntry;

describe('what is agreed on', () => {
  it('is as usual where nobody says otherwise, and what a value brings along', () => {
    expect(agreed(game, {})).toEqual({ kind: 'rulebook', flock: '10', quick: 'off' });
    expect(agreed(game, { kind: 'family', quick: 'off' })).toEqual({ kind: 'family', flock: '5', quick: 'off' });
    expect(agreed(game, { seats: 'me,me' })).toEqual(agreed(game, {}));
  });

  it('is asked for by what differs from that', () => {
    expect(chosen(game, agreed(game, { kind: 'family' }))).toEqual({ kind: 'family' });
    expect(chosen(game, { kind: 'family', flock: '10', quick: 'on' })).toEqual({ kind: 'family', flock: '10' });
  });

  it('follows a value that brings others along, but not against what somebody chose', () => {
    const own = withOption(game, agreed(game, {}), 'flock', '7');
    expect(withOption(game, own, 'kind', 'family')).toEqual({ kind: 'family', flock: '7', quick: 'on' });
    expect(withOption(game, agreed(game, { kind: 'family' }), 'kind', 'rulebook')).toEqual(agreed(game, {}));
  });

  it('is a preset if it says just the same', () => {
    expect(presetOf(game, agreed(game, {}))?.id).toBe('rulebook');
    expect(presetOf(game, { kind: 'family', flock: '5', quick: 'on' })?.id).toBe('first-evening');
    expect(presetOf(game, { kind: 'family', flock: '6', quick: 'on' })).toBeNull();
  });

  it('is called by its names, and by itself where it has none', () => {
    const [, flock] = game.options;
    expect(flock && valueLabel(flock, '5')).toBe('5');
    expect(flock && valueLabel(flock, '7')).toBe('7');
    const [kind] = game.options;
    expect(kind && valueLabel(kind, 'family')).toBe('FAMILY');
  });
});
