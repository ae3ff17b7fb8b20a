import { prefs } from './prefs.svelte';
import { play } from './sound';

export const canNotify = (): boolean => 'Notification' in globalThis;

/** Asks the browser's leave; what it says is kept with the settings. */
export async function allowNotifications(): Promise<boolean> {
  const leave = canNotify() && (await Notification.requestPermission()) === 'granted';
  prefs.choices.notify = leave;
  return leave;
}

/** Tells somebody who looks elsewhere that it is their turn. */
export function callToTable(title: string, body: string): void {
  play('turn');
  if (!prefs.choices.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') {
    return;
  }
  const note = new Notification(title, { body, icon: '/favicon.svg', tag: 'sheepfold-turn' });
  note.onclick = () => {
    focus();
    note.close();
  };
}
