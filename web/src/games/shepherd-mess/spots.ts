import type { Listed } from '../../board';
import { plain } from '../../lib/said';
import type { Spot } from '../../parts/Spots.svelte';
import { roomAmong, type Flock, type Hound } from './cast';
import type { Goer, Hand } from './hand.svelte';
import { centre, spotOf, TILE } from './map';
import type { Building, Ride } from './moves';
import { barkWords, dogWords, flockName } from './words';

export interface Deed extends Spot {
  /** The tile on which a dog would stop. */
  readonly goal?: string;
  /** Where a piece would go. */
  readonly place?: Building;
}

type Touch = (name: string) => void;
const BOX = { width: TILE - 6, height: TILE - 6 };

/** What can be touched on the meadow now. @param small tiles are too small for more than one thing on them */
export function spotsOf(
  hand: Hand,
  flocks: readonly Flock[],
  hounds: readonly Hound[],
  small: boolean,
  touch: Touch,
): readonly Deed[] {
  const named = (id: string) => ({ id, touch: () => touch(id) });
  const closeTo = (tile: string): Deed => ({
    ...named(`close ${tile}`),
    label: `Look closely at ${tile}`,
    ...centre(tile),
    ...BOX,
  });
  if (hand.puts.length > 0) {
    return hand.puts.map(({ text, data }) => ({
      ...named(`put ${data.tile}`),
      label: plain(text),
      ...centre(data.tile),
      ...BOX,
    }));
  }
  if (hand.picking) {
    const goers = hand.goers.map((goer) => ({ tile: goer.tile, deed: goerDeed(goer) }));
    return small && hand.zoomed === null
      ? hand.grazing.map((tile) => {
          const [only, ...others] = goers.filter((one) => one.tile === tile);
          return only && others.length === 0 ? { ...only.deed, ...centre(tile), ...BOX } : closeTo(tile);
        })
      : goers.map(({ deed }) => deed);
  }
  if (hand.piece !== null) {
    return hand.far.length > 0
      ? hand.far.map(closeTo)
      : hand.near.map(({ move, text, data }) => ({
          ...named(`place ${move}`),
          label: plain(text),
          ...spotOf(data),
          place: data,
        }));
  }
  return [
    ...[...hand.goals].map(([tile, rides]) => ({
      ...named(`tile ${tile}`),
      label: rideWords(hand, tile, rides),
      ...centre(tile),
      ...BOX,
      goal: tile,
    })),
    ...dogDeeds(),
  ];

  /** One's dogs that can be taken in hand, each on its part of the tile. */
  function dogDeeds(): readonly Deed[] {
    const waiting = hounds.filter(({ seat, dog }) => seat === hand.seat && dog !== hand.dog && hand.isUsable(dog));
    // Two spots on a small tile are too small for fingers: there the tray has the other dog
    const shown = small
      ? waiting.filter(
          (one, i) => !hand.goals.has(one.tile) && waiting.findIndex(({ tile }) => tile === one.tile) === i,
        )
      : waiting;
    return shown.map((hound) => {
      const { x, y } = centre(hound.tile);
      const name = { ...named(`dog ${hound.dog}`), label: dogWords(hand.view, hound) };
      if (hand.goals.has(hound.tile)) {
        // The dog in hand may stop beside it, so that it is touched at its paws
        return { ...name, x: hound.x, y: hound.y - 4, width: 44, height: 44 };
      }
      const alone = small || waiting.every((other) => other === hound || other.tile !== hound.tile);
      const width = alone ? BOX.width : BOX.width / 2;
      return { ...name, ...BOX, x: alone ? x : x + Math.sign(hound.x - x) * (width / 2), y, width };
    });
  }

  function goerDeed({ name, tile, flock }: Goer): Deed {
    const here = flocks.filter((heap) => heap.tile === tile);
    const one = here.find((heap) => heap.flock === flock);
    const { x, y } = one ? { x: one.x, y: one.y - one.size * 0.3 } : centre(tile);
    const [only, ...others] = hand.chooser.next.get(name) ?? [];
    const alone = only && others.length === 0;
    const label = alone ? plain(only.text) : `The ${flockName(hand.view, flock)} one on ${tile} goes`;
    return { ...named(name), label, x, y, ...roomAmong(here.length) };
  }
}

function rideWords(hand: Hand, tile: string, rides: readonly Listed<Ride>[]): string {
  const bark = hand.barkAt(hand.dog, tile);
  const ways = rides.map(({ text }) => plain(text)).join(', or ');
  return [ways, ...(bark ? barkWords(hand.view, bark) : [])].join('. ');
}
