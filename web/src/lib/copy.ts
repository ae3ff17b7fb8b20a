import { notices } from './notices.svelte';

/** Copies a link and says so; where the browser does not allow it, the link itself is shown. */
export async function copyLink(url: string, done = 'The link is copied.', not = () => notices.say(url)): Promise<void> {
  await navigator.clipboard.writeText(url).then(() => notices.say(done), not);
}
