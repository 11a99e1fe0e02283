import { pageIn, perPageIn, useAddressParams } from 'shared-kit/content/useAddressParams';
import { contains } from 'shared-kit/content/useListAddress';
import { isOption, validOrEmpty } from '../filters/validOrEmpty';

/** The filters of the list, by their values in the address. */
export const TYPE_OPTIONS = [
  { value: '', label: 'Hotels and restaurants' },
  { value: 'hotel', label: 'Hotels' },
  { value: 'restaurant', label: 'Restaurants' },
];
export const ASSIGNED_OPTIONS = [
  { value: '', label: 'With and without an alert' },
  { value: 'true', label: 'With an alert' },
  { value: 'false', label: 'Without an alert' },
];

/**
 * The filter of Alert Assignments, kept in the address: name, type, whether a property has an alert, and the page.
 * @returns the choice, the query for the API, and functions that change it; changing the filter returns to the first
 *   page
 */
export function useAssignmentFilter() {
  const { params, narrow, showPage } = useAddressParams();
  const name = params.get('filter') ?? '';
  const type = validOrEmpty(params.get('type'), isOption(TYPE_OPTIONS));
  const assigned = validOrEmpty(params.get('assigned'), isOption(ASSIGNED_OPTIONS));
  const page = pageIn(params);
  const perPage = perPageIn(params);
  return {
    name,
    type,
    assigned,
    page,
    isFiltered: Boolean(name || type || assigned),
    query: { page, perPage, name: contains(name), type: type || undefined, assigned: assigned || undefined },
    showName: (text: string) => narrow({ filter: text }),
    showType: (value: string) => narrow({ type: value }),
    showAssigned: (value: string) => narrow({ assigned: value }),
    showPage,
    clear: () => narrow({ filter: '', type: '', assigned: '' }),
  };
}
