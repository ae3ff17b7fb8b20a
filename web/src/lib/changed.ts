import type { GameEvent } from '../board';

type Bag = Record<string, unknown>;

/** What each kind of event changes, written as if a view could be changed. */
type Changes<View, Event extends GameEvent> = {
  readonly [T in Event['type']]?: (view: View, event: Extract<Event, { type: T }>) => unknown;
};

/** The view after an event, from what each kind of event changes. Events without a change are only shown. */
export function telling<View extends object, Event extends GameEvent>(changes: Changes<View, Event>) {
  return (view: View, event: Event): View => {
    const change = (changes as Readonly<Record<string, ((view: View, event: Event) => unknown) | undefined>>)[
      event.type
    ];
    return change ? changed(view, (next) => change(next, event)) : view;
  };
}

/** Another view, changed as if it could be. What stays the same is the same object, so that it need not be drawn anew. */
export function changed<View extends object>(view: View, change: (next: View) => unknown): View {
  /** What is looked at has a copy to be changed, found by itself and by what stands for it. */
  const drafts = new Map<unknown, { readonly one: Bag; readonly copy: Bag; readonly next: Bag }>();
  const next = (one: Bag): Bag => {
    const known = drafts.get(one);
    if (known) {
      return known.next;
    }
    const copy = (Array.isArray(one) ? [...(one as unknown[])] : { ...one }) as Bag;
    const get = (_: Bag, name: string) => (isBag(copy[name]) ? next(copy[name]) : copy[name]);
    const draft = { one, copy, next: new Proxy(copy, { get }) };
    drafts.set(one, draft).set(draft.next, draft);
    return draft.next;
  };
  const done = (value: unknown): unknown => {
    const draft = drafts.get(value);
    const bag = draft?.copy ?? value;
    if (!isBag(bag)) {
      return value;
    }
    const names = Object.keys(bag);
    for (const name of names.filter((name) => bag[name] !== draft?.one[name] || drafts.has(bag[name]))) {
      bag[name] = done(bag[name]);
    }
    const same =
      draft && names.length === Object.keys(draft.one).length && names.every((name) => bag[name] === draft.one[name]);
    return same ? draft.one : bag;
  };
  change(next(view as Bag) as View);
  return done(view) as View;
}

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

/** Some members become other ones, if it is there. */
export function set<T extends object>(one: T | null | undefined, members: Partial<T>): void {
  Object.assign(one ?? {}, members);
}
