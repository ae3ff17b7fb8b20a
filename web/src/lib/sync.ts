import { api } from './api';
import { me } from './me.svelte';
import { NOTHING, progress, readProgress, type Progress } from './progress.svelte';
import { same } from './same';
import { Refused } from './transport';

/** Another device may be faster so many times. */
const MOST_TRIES = 3;

/** Brings together what this browser and the server remember of whom the server knows: each gets the better of both. */
export async function sync(): Promise<void> {
  await me.look();
  if (me.guest) {
    await keep((kept) => {
      progress.take(kept);
      return progress.all;
    });
  }
}

export async function forgetEverywhere(): Promise<void> {
  await me.look();
  if (me.guest) {
    await keep(() => NOTHING);
  }
  progress.forget();
}

async function keep(next: (kept: Progress) => Progress): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { version, progress: told } = await api.progress();
    const kept = readProgress(told);
    const wanted = next(kept);
    if (same(kept, wanted)) {
      return;
    }
    try {
      await api.keepProgress({ version, progress: wanted });
      return;
    } catch (error) {
      if (!(error instanceof Refused && error.status === 409 && tries < MOST_TRIES)) {
        throw error;
      }
    }
  }
}
