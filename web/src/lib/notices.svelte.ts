/** A word to the person, shown for a while at the edge of the page. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'wrong';
  /** What it is about: a newer word about the same takes its place. */
  readonly topic: string | null;
}

class Notices {
  all = $state.raw<readonly Notice[]>([]);
  #next = 0;

  say(text: string, tone: Notice['tone'] = 'plain', topic: string | null = null): void {
    const notice = { id: this.#next++, text, tone, topic };
    const others = this.all.filter((other) => topic === null || other.topic !== topic);
    this.all = [...others.slice(-2), notice];
    setTimeout(() => this.drop(notice.id), 6000);
  }

  /** What went wrong, in the server's words where it has any. */
  wrong(error: unknown): void {
    this.say(error instanceof Error ? error.message : 'Something went wrong.', 'wrong');
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
