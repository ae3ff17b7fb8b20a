import { notices, reasonOf } from './notices.svelte';

/** Something that is asked of the server for a person: whether it still goes on, and what became of it. */
export class Errand {
  busy = $state(false);
  /** Why it could not be fetched. */
  failure = $state('');

  /** Does it; what goes wrong is told at the edge of the page. */
  async run(
    work: () => Promise<unknown>,
    fail: (error: unknown) => void = (error) => notices.wrong(error),
  ): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** The same for what a page cannot do without: it says itself what goes wrong. */
  fetch(work: () => Promise<unknown>): Promise<void> {
    this.failure = '';
    return this.run(work, (error) => (this.failure = reasonOf(error)));
  }
}
