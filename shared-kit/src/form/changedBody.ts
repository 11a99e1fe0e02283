const isNothing = (value: unknown) => value === null || value === '';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * A body in which every empty value that nobody filled in stays as it was stored: null or ''.
 * @param untouched the body that the form writes for the stored item
 * @param stored the item, or the part of it
 */
function asStored<B>(body: B, untouched: unknown, stored: unknown): B {
  if (isNothing(stored)) return JSON.stringify(body) === JSON.stringify(untouched) ? (stored as B) : body;
  if (!isObject(body) || !isObject(untouched) || !isObject(stored)) return body;
  const entries = Object.entries(body).map(([key, part]) => [key, asStored(part, untouched[key], stored[key])]);
  return (Array.isArray(body) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as B;
}

/**
 * The body that creates an item, or changes a stored one. An empty value that nobody filled in stays as it was stored: to people
 * '' and null are the same, but the history would record one in place of the other as a change.
 * @param write builds a body from what is in the form
 * @param values what is in the form
 * @param untouched what the form of the stored item opened with; undefined for a new one
 * @param stored the item
 */
export const changedBody = <V, B>(write: (values: V) => B, values: V, untouched: V | undefined, stored: unknown): B =>
  untouched === undefined ? write(values) : asStored(write(values), write(untouched), stored);
