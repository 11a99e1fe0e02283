import { pageIn, useAddressParams } from 'shared-kit/content/useAddressParams';
import { historyKindOf } from 'shared-kit/rules/historyKinds';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { validOrEmpty } from '../filters/validOrEmpty';

/**
 * The filter of the bin, kept in the address: kind, property, one item and page. An unknown kind is ignored.
 * @param propertyId the one property whose bin this is
 * @returns the filter as it is shown, the query for the API, and functions that change it
 */
export function useBinFilter(propertyId: string | undefined) {
  const { params, narrow, showPage } = useAddressParams();
  const kind = validOrEmpty(params.get('kind'), (text) => historyKindOf(text) !== undefined);
  const property = propertyId === undefined ? (params.get('property') ?? '') : '';
  /** The item that a line of the activity links to. */
  const itemId = params.get('item') ?? '';
  return {
    kind,
    property,
    isOneItem: itemId !== '',
    isFiltered: Boolean(kind || property || itemId),
    query: {
      itemId: itemId || undefined,
      kind: kind || undefined,
      propertyId: propertyId ?? (property || undefined),
      page: pageIn(params),
      perPage: PER_PAGE.table,
    },
    showKind: (value: string) => narrow({ kind: value }),
    showProperty: (value: string) => narrow({ property: value }),
    showPage,
    clear: () => narrow({ kind: '', property: '', item: '' }),
  };
}
