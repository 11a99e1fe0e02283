const isNothing = (value: unknown) => value === null || value === '';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The body of a change in which nothing is stored as before where nobody filled anything in: to people '' and null are the same, but
 * to the history one in place of the other is a change.
 * @param untouched the body that the form writes for the stored item
 * @param stored the item; undefined for a new one
 */
export function asStored<B>(body: B, untouched: unknown, stored: unknown): B {
  if (isNothing(stored)) return JSON.stringify(body) === JSON.stringify(untouched) ? (stored as B) : body;
  if (!isObject(body) || !isObject(untouched) || !isObject(stored)) return body;
  const entries = Object.entries(body).map(([key, part]) => [key, asStored(part, untouched[key], stored[key])]);
  return (Array.isArray(body) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as B;
}
