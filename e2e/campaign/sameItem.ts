export type Fields = Record<string, unknown>;

/** Fields that are not the item's own: a place that others change, and names of what it belongs to. */
const NOT_OWN = ['sort_index', 'category', 'calendar'];

/** Fields that say which item it is, where, and in which version. */
const IDENTITY = ['id', 'property_id', 'version', 'created_at', 'updated_at', 'updated_by'];

const without = (names: readonly string[], item: object): Fields =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

/** The fields of an item that only a change of the item itself changes. */
export const own = (item: object): Fields => without(NOT_OWN, item);

/** The fields of an item that a copy takes over, and that an earlier version brings back. */
export const contentOf = (item: object): Fields => without([...NOT_OWN, ...IDENTITY], item);

/** Keys in one order, at any depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([first], [second]) => (first < second ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

/** The JSON of a value, the same for the same value in whatever order its keys are. */
export const textOf = (value: unknown): string => JSON.stringify(sorted(value));

/** Whether two answers show the same item, wherever it stands. */
export const isSame = (first: object, second: object): boolean => textOf(own(first)) === textOf(own(second));
