import { request } from '../../api/http';
import type { Property, PropertyType } from '../../rules/entities';
import type { ComboboxOption } from '../../ui/overlay/Combobox';
import type { Visited } from './recent';

/** How many a list of them shows. Two more are found: one that the page may leave out, and one that tells that there are others. */
export const MAX_SHOWN = 20;
const TYPE_LABELS = { hotel: 'Hotel', restaurant: 'Restaurant' };

/** A property to choose from a list. */
export interface PropertyOption extends ComboboxOption {
  property: Visited;
}

const optionOf = ({ id, name, type }: Visited, { isRecent }: { isRecent: boolean }): PropertyOption => ({
  key: id,
  label: name,
  note: isRecent ? `${TYPE_LABELS[type]}, recent` : TYPE_LABELS[type],
  property: { id, name, type },
});

/**
 * Active properties that the person may open and whose name contains the text (document 1 §7, OP-40); for no text those opened last,
 * then the first ones by name.
 * @param recent what was opened last
 * @param type only hotels or only restaurants
 */
export async function findProperties(
  text: string,
  signal: AbortSignal,
  recent: readonly Visited[],
  type?: PropertyType,
): Promise<PropertyOption[]> {
  const typed = text.trim();
  const query = { archived: false, type, perPage: MAX_SHOWN + 2, orderBy: 'name:ASC', ...(typed && { name: `i%%${typed}` }) };
  const { data } = await request<Property[]>('GET', '/properties', { query, signal });
  const found = data.map((property) => optionOf(property, { isRecent: false }));
  if (typed) return found;
  const first = recent
    .filter((property) => !type || property.type === type)
    .map((property) => optionOf(property, { isRecent: true }));
  return [...first, ...found.filter(({ key }) => !first.some((option) => option.key === key))];
}
