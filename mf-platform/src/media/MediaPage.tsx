import { useResource } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { openUpload } from 'shared-kit/media/mediaModals';
import { AssetCard } from 'shared-kit/media/library/AssetCard';
import { AssetGrid } from 'shared-kit/media/library/AssetGrid';
import { libraryQuery, type LibrarySearch, type MediaKind } from 'shared-kit/media/library/libraryQuery';
import { SearchBar } from 'shared-kit/media/library/SearchBar';
import cards from 'shared-kit/media/library/library.module.css';
import type { Asset } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { Button } from 'shared-kit/ui/button/Button';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { RetryNotice } from 'shared-kit/ui/feedback/RetryNotice';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import { UploadIcon } from 'shared-kit/ui/icons/icons';
import { lazyPart } from 'shared-kit/ui/lazyPart';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Tabs } from 'shared-kit/ui/tabs/Tabs';
import { DropOnPage } from './DropOnPage';
import { LibraryFilters } from './LibraryFilters';
import type { SelectionBarProps } from './bulk/SelectionBar';
import { SelectBox } from './bulk/SelectBox';
import { useSelection } from './bulk/useSelection';
import { mayUpload } from './mayUpload';
import { useLibraryAddress } from './useLibraryAddress';

const selectionBar = lazyPart<SelectionBarProps>(() => import('./bulk/SelectionBar').then((module) => module.SelectionBar));

const KINDS: Record<'photos' | 'documents', MediaKind> = { photos: 'image', documents: 'appli' };

const LINE = 'Pictures and documents for every property.';

const useCount = (filetype: MediaKind) => useResource<Asset>('/assets').useList({ filetype, perPage: 1 }).meta?.count;

/** The Media Library (document 1 §2). */
export default function MediaPage() {
  const { tab, mode, text, filters, update } = useLibraryAddress();
  useRefreshOnReturn('/assets');
  const counts = { photos: useCount('image'), documents: useCount('appli') };
  const authority = useAuthority();
  const mayAddFiles = mayUpload(authority);
  const mayReadUsage = authority.can('READ', 'asset');
  const search: LibrarySearch = {
    kind: KINDS[tab],
    mode,
    text,
    categoryFilter: filters.category,
    unused: filters.unused && mayReadUsage,
    ...(filters.order && { order: filters.order }),
  };
  const selection = useSelection(JSON.stringify(libraryQuery(search)));
  const maySelect = authority.can('WRITE', 'asset') || authority.can('DELETE', 'asset');
  const bar = selectionBar.usePart(maySelect && selection.count > 0);

  const uploadButton = mayAddFiles && (
    <Button tone="primary" icon={<UploadIcon />} onClick={() => openUpload()}>
      Upload File
    </Button>
  );
  return (
    <>
      <PageHead
        title="Media Library"
        line={mayAddFiles ? LINE : `${LINE} To add files, ask somebody who may manage assets.`}
        actions={uploadButton}
      />
      {mayAddFiles && <DropOnPage />}
      <Tabs
        label="Media Library"
        tabs={[
          { key: 'photos', label: 'Photos', ...(counts.photos !== undefined && { count: counts.photos }) },
          { key: 'documents', label: 'Documents', ...(counts.documents !== undefined && { count: counts.documents }) },
        ]}
        value={tab}
        onChange={(next) => update({ tab: next === 'documents' ? next : '' })}
        end={
          <SearchBar
            mode={mode}
            text={text}
            onMode={(next) => update({ by: next === 'tags' ? '' : next })}
            onText={(next) => update({ q: next })}
          />
        }
      >
        <VisuallyHidden role="status">{selection.isCleared && 'No files are selected.'}</VisuallyHidden>
        <LibraryFilters value={filters} onChange={update} mayReadUsage={mayReadUsage} />
        <AssetGrid
          label={tab === 'photos' ? 'Photos' : 'Documents'}
          search={search}
          onClear={() => update({ q: '', category: '', unused: '' })}
          empty={
            <EmptyState title={tab === 'photos' ? 'No photos yet' : 'No documents yet'} actions={uploadButton}>
              {tab === 'photos' ? 'Pictures that are uploaded appear here.' : 'PDF documents that are uploaded appear here.'}
            </EmptyState>
          }
          bar={(shown) =>
            bar.Part && selection.count > 0 ? (
              <bar.Part shown={shown} selection={selection} />
            ) : (
              bar.failed && <RetryNotice onRetry={bar.retry}>The actions for the selected files could not be loaded.</RetryNotice>
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
