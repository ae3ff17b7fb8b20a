import type { Sound } from '../../src/board';
import type { Carried } from '../../src/lib/actors';
import { Performance, type Picture, type Play, type Terms } from '../../src/lib/play';

/** Plays events as fast as frames come, and keeps all that was drawn and heard. */
export async function performed<G extends Terms>(
  play: Play<G>,
  before: G['view'],
  events: readonly G['event'][],
  set: G['set'],
  {
    pace = 1000,
    signal = new AbortController().signal,
    carried = null,
  }: { pace?: number; signal?: AbortSignal; carried?: Carried | null } = {},
) {
  const pictures: Picture<G>[] = [];
  const sounds: Sound[] = [];
  const after = events.reduce<G['view']>(play.after, before);
  const house = {
    set: () => set,
    show: (picture: Picture<G>) => pictures.push(picture),
    sound: (name: Sound) => sounds.push(name),
  };
  await new Performance<G>(play, { events, before, after, pace, signal }, carried, house).run();
  return { pictures, sounds, last: pictures.at(-1) as Picture<G> };
}
