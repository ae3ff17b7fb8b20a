import { notices } from './notices.svelte';
import { Refused } from './transport';
import { capital, closed } from './words';

/** Why a move was not made: the rule, if one forbids it, and a sentence. */
export interface Refusal {
  readonly sentence: string;
  readonly rule: string | null;
}

/** What the rules say against it; any other trouble is told like all troubles. */
export function refusalOf(error: unknown, status?: number): Refusal | null {
  if (error instanceof Refused && (status ?? error.status) === error.status) {
    return { sentence: closed(capital(error.problem.error)), rule: error.problem.rule };
  }
  notices.wrong(error);
  return null;
}
