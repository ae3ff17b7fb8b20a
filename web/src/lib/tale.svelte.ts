import type { Story } from '../wire';
import type { Api } from './api';
import { reasonOf } from './notices.svelte';

const PAUSE = 1000;

/** What a game was about: asked for again and again until the server has found it out. */
export class Tale {
  story = $state.raw<Story | null>(null);
  /** What is known before the decisions are judged. */
  soFar = $state.raw<Story | null>(null);
  /** How far the server is, from 0 to 1. */
  progress = $state(0);
  failure = $state('');
  asking = $state(false);
  #left = false;

  constructor(
    private readonly api: Pick<Api, 'analysis'>,
    private readonly id: string,
    private readonly pause = PAUSE,
  ) {}

  async ask(): Promise<void> {
    if (this.asking || this.story) {
      return;
    }
    this.asking = true;
    this.failure = '';
    try {
      while (!this.story && !this.#left) {
        const { progress, story, soFar } = await this.api.analysis(this.id);
        this.progress = progress;
        this.story = story;
        this.soFar = soFar;
        if (!story) {
          await new Promise((resolve) => setTimeout(resolve, this.pause));
        }
      }
    } catch (error) {
      this.failure = reasonOf(error);
    } finally {
      this.asking = false;
    }
  }

  /** Nobody waits for it any more. */
  leave(): void {
    this.#left = true;
  }
}
