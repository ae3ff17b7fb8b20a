import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../../src/lib/prefs.svelte';
import type { Recap as Told } from '../../src/lib/traces';
import Recap from '../../src/parts/Recap.svelte';
import { seat } from './tables';

const told: Told = {
  from: 7,
  since: true,
  turns: [
    { seat: 1, sentences: ['⟦seat:1|Seat B⟧ goes to ⟦square:d2|d2⟧.', 'It barks.'], more: 5 },
    { seat: -1, sentences: ['A wolf trots.'], more: 0 },
  ],
};

function show(more: Partial<Parameters<typeof render<typeof Recap>>[1]> = {}) {
  const props = {
    recap: told as Told | null,
    seats: [seat(0, { name: 'Anna' }), seat(1, { name: 'Ben' })],
    places: ({ kind, id }: { kind: string; id: string }) => (kind === 'square' ? [id] : []),
    light: vi.fn(),
    more: vi.fn(),
    again: vi.fn<() => void>() as (() => void) | null,
    skip: null as (() => void) | null,
    ...more,
  };
  render(Recap, props);
  return props;
}

const text = () => document.querySelector('[data-recap] p')?.textContent?.replace(/\s+/g, ' ').trim();

beforeEach(() => prefs.reset());

describe('the recap', () => {
  it('tells what happened with people’s names and their signs, and how much more there is', () => {
    show();
    expect(text()).toBe('Since your turn: ● Ben goes to d2. It barks. … and 5 more. A wolf trots.');
  });

  it('does not speak of a turn to those who had none', () => {
    show({ recap: { ...told, since: false } });
    expect(text()).toMatch(/^Just now:/);
  });

  it('lights what it names', async () => {
    const { light } = show();
    await fireEvent.pointerEnter(screen.getByText('d2'));
    expect(light).toHaveBeenCalledWith(['d2']);
  });

  it('opens the log where it begins, and shows it again', async () => {
    const { more, again } = show();
    await fireEvent.click(screen.getByRole('button', { name: 'more of what happened: 5 left out here' }));
    expect(more).toHaveBeenCalledWith(7);
    await fireEvent.click(screen.getByRole('button', { name: 'Show again' }));
    expect(again).toHaveBeenCalledOnce();
  });

  it('offers no second look where there is nothing to see', () => {
    show({ again: null });
    show({ recap: null });
    expect(screen.queryByRole('button', { name: 'Show again' })).toBeNull();
  });

  it('lets long turns be skipped, at a speed that can be chosen', async () => {
    const skip = vi.fn();
    show({ skip });
    const speed = screen.getByLabelText<HTMLSelectElement>('Speed');
    expect([...speed.options].map(({ text }) => text)).toEqual(['½×', '1×', '2×', '4×']);
    await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(skip).toHaveBeenCalledOnce();
  });
});
