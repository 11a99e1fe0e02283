import { useResource } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { openUpload } from 'shared-kit/media/mediaModals';
import { AssetCard } from 'shared-kit/media/library/AssetCard';
import { AssetGrid } from 'shared-kit/media/library/AssetGrid';
import { libraryQuery, type LibrarySearch, type MediaKind } from 'shared-kit/media/library/libraryQuery';
import { SearchBar } from 'shared-kit/media/library/SearchBar';
import cards from 'shared-kit/media/library/library.module.css';
import { useSearchParams } from 'shared-kit/router';
import type { Asset } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { Button } from 'shared-kit/ui/button/Button';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { UploadIcon } from 'shared-kit/ui/icons/icons';
import { lazyPart } from 'shared-kit/ui/lazyPart';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Tabs } from 'shared-kit/ui/tabs/Tabs';
import { filtersOf, LibraryFilters } from './LibraryFilters';
import type { SelectionBarProps } from './many/SelectionBar';
import { SelectBox } from './many/SelectBox';
import { useSelection } from './many/useSelection';
import { mayUpload } from './rights';

const selectionBar = lazyPart<SelectionBarProps>(() => import('./many/SelectionBar').then((module) => module.SelectionBar));

type Tab = 'photos' | 'documents';
const kindOf: Record<Tab, MediaKind> = { photos: 'image', documents: 'appli' };

const LINE = 'Pictures and documents for every property.';

const useCount = (filetype: MediaKind) => useResource<Asset>('/assets').useList({ filetype, perPage: 1 }).meta?.count;

/** The Media Library (document 1 §2): its state is in the address, so that 'Back' restores it. */
export default function MediaPage() {
  const [params, setParams] = useSearchParams();
  useRefreshOnReturn('/assets');
  const counts = { photos: useCount('image'), documents: useCount('appli') };
  const rights = useAuthority();
  const uploads = mayUpload(rights);
  const mayAskForUse = rights.can('READ', 'asset');
  const tab: Tab = params.get('tab') === 'documents' ? 'documents' : 'photos';
  const by = params.get('by');
  const mode = by === 'filename' || by === 'all' ? by : 'tags';
  const filters = filtersOf(params);
  const text = params.get('q') ?? '';
  const search: LibrarySearch = {
    kind: kindOf[tab],
    mode,
    text,
    within: filters.category,
    unused: filters.unused && mayAskForUse,
    ...(filters.order && { order: filters.order }),
  };
  const selection = useSelection(JSON.stringify(libraryQuery(search)));
  const maySelect = rights.can('WRITE', 'asset') || rights.can('DELETE', 'asset');
  const bar = selectionBar.usePart(maySelect && selection.count > 0);

  const show = (change: Record<string, string>) => {
    const next = new URLSearchParams(params);
    Object.entries(change).forEach(([name, value]) => (value ? next.set(name, value) : next.delete(name)));
    setParams(next, { replace: true });
  };
  const upload = uploads && (
    <Button tone="primary" icon={<UploadIcon />} onClick={() => openUpload()}>
      Upload File
    </Button>
  );
  return (
    <>
      <PageHead
        title="Media Library"
        line={uploads ? LINE : `${LINE} To add files, ask somebody who may manage assets.`}
        actions={upload}
      />
      <Tabs
        label="Media Library"
        tabs={[
          { key: 'photos', label: 'Photos', ...(counts.photos !== undefined && { count: counts.photos }) },
          { key: 'documents', label: 'Documents', ...(counts.documents !== undefined && { count: counts.documents }) },
        ]}
        value={tab}
        onChange={(next) => show({ tab: next === 'documents' ? next : '' })}
        end={
          <SearchBar
            mode={mode}
            text={text}
            onMode={(next) => show({ by: next === 'tags' ? '' : next })}
            onText={(next) => show({ q: next })}
          />
        }
      >
        <LibraryFilters value={filters} onChange={show} mayAskForUse={mayAskForUse} />
        <AssetGrid
          label={tab === 'photos' ? 'Photos' : 'Documents'}
          search={search}
          onClear={() => show({ q: '', category: '', unused: '' })}
          empty={
            <EmptyState title={tab === 'photos' ? 'No photos yet' : 'No documents yet'} actions={upload}>
              {tab === 'photos' ? 'Pictures that are uploaded appear here.' : 'PDF documents that are uploaded appear here.'}
            </EmptyState>
          }
          bar={(shown) =>
            bar.Part && selection.count > 0 ? (
              <bar.Part shown={shown} selection={selection} />
            ) : (
              bar.failed && (
                <Notice tone="danger">What can be done with the selected files could not be loaded. Reload the page.</Notice>
              )
            )
          }
          card={(asset, shown) => (
            <>
              <Anchor className={cards.card} href={`/media/${asset.id}`} data-card="">
                <AssetCard asset={asset} />
              </Anchor>
              {maySelect && <SelectBox asset={asset} shown={shown} selection={selection} />}
            </>
          )}
        />
      </Tabs>
    </>
  );
}
