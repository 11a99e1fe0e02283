import { useAddressParams } from 'shared-kit/content/useAddressParams';
import type { LibrarySearch } from 'shared-kit/media/library/libraryQuery';
import { parseFilters } from './LibraryFilters';

type Tab = 'photos' | 'documents';

/**
 * What the library shows, kept in the address so that 'Back' restores it.
 * @returns the tab, the search and the filters, and a function that changes some of the address parameters: '' removes one
 */
export function useLibraryAddress() {
  const { params, change } = useAddressParams();
  const tab: Tab = params.get('tab') === 'documents' ? 'documents' : 'photos';
  const by = params.get('by');
  const mode: LibrarySearch['mode'] = by === 'filename' || by === 'all' ? by : 'tags';
  return {
    tab,
    mode,
    text: params.get('q') ?? '',
    filters: parseFilters(params),
    update: change,
  };
}
