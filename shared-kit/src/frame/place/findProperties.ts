import { isUnreadable } from '../../api/errors';
import { request } from '../../api/http';
import type { Property, PropertyType } from '../../rules/entities';
import { PROPERTY_LABELS } from '../../shared-screens/properties/propertyLabels';
import type { ComboboxOption } from '../../ui/overlay/Combobox';
import type { Visited } from './recent';

/** How many a list of them shows. Two more are requested: one that the page may leave out, and one that shows that there are more. */
export const MAX_SHOWN = 20;

/** A property to choose from a list. */
export interface PropertyOption extends ComboboxOption {
  property: Visited;
}

const optionOf = ({ id, name, type }: Visited, { isRecent }: { isRecent: boolean }): PropertyOption => ({
  key: id,
  label: name,
  note: isRecent ? `${PROPERTY_LABELS[type].singular}, recent` : PROPERTY_LABELS[type].singular,
  property: { id, name, type },
});

/** @returns a property; null if it is archived or the person may no longer open it */
async function findOffered(id: string, signal: AbortSignal): Promise<Property | null> {
  try {
    const { data } = await request<Property>('GET', `/properties/${encodeURIComponent(id)}`, { signal });
    return data.archived ? null : data;
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}

/**
 * Active properties that the person may open and whose name contains the text (document 1 §7, OP-40); without a text, those
 * opened last, then the first ones by name.
 * @param recent what was opened last in this browser; since then it may have been renamed, archived or deleted
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
  const visited = recent.filter((property) => !type || property.type === type);
  const offered = await Promise.all(
    visited.map(async ({ id }) => data.find((property) => property.id === id) ?? findOffered(id, signal)),
  );
  const first = offered.flatMap((property) => (property ? [optionOf(property, { isRecent: true })] : []));
  return [...first, ...found.filter(({ key }) => !first.some((option) => option.key === key))];
}
