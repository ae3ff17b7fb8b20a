/** A word to the person, shown for a while at the edge of the page. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'wrong';
  /** What it is about: a newer word about the same takes its place. */
  readonly topic: string | null;
  /** What may be answered, if anything. */
  readonly answers: readonly Answer[];
}

/** An answer to a notice, and what comes of it. */
export interface Answer {
  readonly label: string;
  readonly act: () => void;
}

const STAYS = 6000;
/** Who is asked something has time to read it. */
const OFFER_STAYS = 20_000;

/** What went wrong, in the server's words where it has any. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'Something went wrong.');

class Notices {
  all = $state.raw<readonly Notice[]>([]);
  #next = 0;

  say(text: string, tone: Notice['tone'] = 'plain', topic: string | null = null): void {
    this.#show({ text, tone, topic, answers: [] }, STAYS);
  }

  /** Offers something; whoever does not answer is left alone. */
  offer(text: string, answers: readonly Answer[]): void {
    this.#show({ text, tone: 'plain', topic: 'offer', answers }, OFFER_STAYS);
  }

  #show(shown: Omit<Notice, 'id'>, stays: number): void {
    const notice = { id: this.#next++, ...shown };
    const others = this.all.filter(({ topic }) => topic === null || topic !== notice.topic);
    this.all = [...others.slice(-2), notice];
    setTimeout(() => this.drop(notice.id), stays);
  }

  wrong(error: unknown): void {
    this.say(reasonOf(error), 'wrong');
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
