import { useResource, type Loaded } from 'shared-kit/api/resource';
import type { Property } from '../../rules/entities';
import type { ContentItem, ContentType } from '../contentType';
import { itemsQuery } from './itemsQuery';
import { useSelected } from './useSelected';
import { useRemaining } from './useRemaining';
import { useTabOfSelected } from './useTabOfSelected';

interface ChosenItems<T> {
  /** The items that can be chosen: all active ones, and the archived ones while one of them is chosen. */
  rows: T[];
  /** Ids, without those of items that have since been deleted: nobody could untick them. */
  chosen: ReadonlySet<string>;
  choose: ReturnType<typeof useSelected>['choose'];
}

/** Whether a list has all items, and not only the first page of them. */
const isWhole = ({ data, meta }: Pick<Loaded<unknown[]>, 'data' | 'meta'>) => data !== undefined && data.length === meta?.count;

/** The items of a property that are chosen on its clone page; at first those that the address names (`?selected=`). */
export function useChosenItems<T extends ContentItem>(type: ContentType<T>, property: Property): ChosenItems<T> {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const { selected, ticked, choose } = useSelected();
  // The same queries as those of the checkboxes, so there is no second request.
  const active = api.useList(itemsQuery(type, { archived: false }));
  // Archived items are loaded only when one of them may be chosen: both tabs offer Clone in the row menu.
  const mayBeArchived = active.data !== undefined && [...ticked].some((id) => !active.data?.some((row) => row.id === id));
  const archived = api.useList(itemsQuery(type, { archived: true }), mayBeArchived);
  useTabOfSelected(archived.data?.some(({ id }) => id === selected) ?? false);
  const rows = [...(active.data ?? []), ...(archived.data ?? [])];
  const isLoaded = active.data && (!mayBeArchived || archived.data);
  const chosen = useRemaining(ticked, isLoaded ? rows : undefined, mayBeArchived && [active, archived].every(isWhole));
  return { rows, chosen, choose };
}
