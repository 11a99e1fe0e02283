import type { LibrarySearch } from 'shared-kit/media/library/libraryQuery';
import { useSearchParams } from 'shared-kit/router';
import { parseFilters } from './LibraryFilters';

type Tab = 'photos' | 'documents';

/**
 * What the library shows, kept in the address so that 'Back' restores it.
 * @returns the tab, the search and the filters, and a function that changes some of the address parameters: '' removes one
 */
export function useLibraryAddress() {
  const [params, setParams] = useSearchParams();
  const tab: Tab = params.get('tab') === 'documents' ? 'documents' : 'photos';
  const by = params.get('by');
  const mode: LibrarySearch['mode'] = by === 'filename' || by === 'all' ? by : 'tags';
  const update = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    Object.entries(changes).forEach(([name, value]) => (value ? next.set(name, value) : next.delete(name)));
    setParams(next, { replace: true });
  };
  return {
    tab,
    mode,
    text: params.get('q') ?? '',
    filters: parseFilters(params),
    update,
  };
}
