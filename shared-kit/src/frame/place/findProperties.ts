import { request } from '../../api/http';
import type { Property, PropertyType } from '../../rules/entities';
import type { ComboboxOption } from '../../ui/overlay/Combobox';
import type { Visited } from './recent';

const SHOWN = 20;
const WORD = { hotel: 'Hotel', restaurant: 'Restaurant' };

/** A property to choose from a list. */
export interface PropertyOption extends ComboboxOption {
  property: Visited;
}

const optionOf = ({ id, name, type }: Visited, recent: boolean): PropertyOption => ({
  key: id,
  label: name,
  note: recent ? `${WORD[type]}, recent` : WORD[type],
  property: { id, name, type },
});

/**
 * Active properties that the person may open and whose name holds the text (document 1 §7, OP-40); for no text those opened last,
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
  const query = { archived: false, type, perPage: SHOWN, orderBy: 'name:ASC', ...(typed && { name: `i%%${typed}` }) };
  const { data } = await request<Property[]>('GET', '/properties', { query, signal });
  if (typed) return data.map((property) => optionOf(property, false));
  const first = recent.filter((one) => !type || one.type === type);
  const rest = data.filter(({ id }) => !first.some((one) => one.id === id));
  return [...first.map((one) => optionOf(one, true)), ...rest.map((one) => optionOf(one, false))];
}
