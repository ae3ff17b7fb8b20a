import type { GameEntry, OptionEntry, PresetEntry } from '../wire';

type Options = Readonly<Record<string, string>>;

/** What holds unless it is said: the game's defaults, and what the chosen values bring along. */
function usual(game: GameEntry, chosen: Options): Record<string, string> {
  const usual = Object.fromEntries(game.options.map(({ id, standard }) => [id, standard]));
  for (const { id, named } of game.options) {
    Object.assign(usual, named.find(({ value }) => value === chosen[id])?.brings);
  }
  return usual;
}

/** Every option with its value, where these were chosen and the others are as usual. */
export function agreed(game: GameEntry, chosen: Options): Record<string, string> {
  const known = Object.entries(chosen).filter(([id]) => game.options.some((option) => option.id === id));
  return { ...usual(game, chosen), ...Object.fromEntries(known) };
}

/** Those that differ from what is usual, as a table is asked for. */
export function chosen(game: GameEntry, options: Options): Record<string, string> {
  const standard = usual(game, options);
  return Object.fromEntries(Object.entries(options).filter(([id, value]) => value !== standard[id]));
}

/** Another value for one option; what it brings along changes with it. */
export function withOption(game: GameEntry, options: Options, id: string, value: string): Record<string, string> {
  return agreed(game, { ...chosen(game, options), [id]: value });
}

/** The preset that says just this, if one does. */
export function presetOf(game: GameEntry, options: Options): PresetEntry | null {
  const same = (preset: PresetEntry) =>
    Object.entries(agreed(game, preset.options)).every(([id, value]) => options[id] === value);
  return game.presets.find(same) ?? null;
}

/** A value as people call it; one without a name stands for itself. */
export function valueLabel(option: OptionEntry, value: string): string {
  return option.named.find((one) => one.value === value)?.label ?? value;
}
