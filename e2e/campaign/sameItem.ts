export type Fields = Record<string, unknown>;

/** Fields that are not the item's own: its place, which changes of other items shift, and what its parents and its document are called. */
const NOT_OWN = ['sort_index', 'category', 'calendar', 'pdf_asset'];

/** Fields that say which item it is, where, and in which version. */
const IDENTITY = ['id', 'property_id', 'version', 'created_at', 'updated_at', 'updated_by'];

/** A document without its name and address, which are the file's and not the item's. */
const bare = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'asset_id' in value ? { asset_id: value.asset_id } : value;

const without = (names: readonly string[], item: object): Fields =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => !names.includes(name))
      .map(([name, value]) => [name, name === 'pdf' ? bare(value) : value]),
  );

/** The fields of an item that change only when the item itself is changed. */
export const own = (item: object): Fields => without(NOT_OWN, item);

/** The fields of an item that a copy takes over, and that an earlier version brings back. */
export const contentOf = (item: object): Fields => without([...NOT_OWN, ...IDENTITY], item);

/** Sorts the keys of objects, at any depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([first], [second]) => (first < second ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

/** The JSON of a value, independent of the order of its keys. */
export const textOf = (value: unknown): string => JSON.stringify(sorted(value));

/** Whether two answers show the same item, regardless of its place in the order. */
export const isSame = (first: object, second: object): boolean => textOf(own(first)) === textOf(own(second));
