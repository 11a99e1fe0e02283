import { ApiError } from 'shared-kit/api/http';
import { useResource } from 'shared-kit/api/resource';
import { Failed } from 'shared-kit/content/Failed';
import { useParams } from 'shared-kit/router';
import type { Asset } from 'shared-kit/rules/entities';
import { usePageTitle } from 'shared-kit/shellServices/pageTitle';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { AssetEditor } from './AssetEditor';

/** One asset of the library (document 1 §2, /media/:id). */
export default function AssetPage() {
  const { id } = useParams();
  const { data: asset, error, reload } = useResource<Asset>('/assets').useOne(id);
  usePageTitle(asset?.name);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="This file is not in the library any more."
        actions={<LinkButton href="/media">Back to Media Library</LinkButton>}
      >
        It may have been deleted meanwhile.
      </EmptyState>
    );
  }
  if (error && !asset) return <Failed error={error} retry={reload} />;
  if (asset) return <AssetEditor key={asset.id} asset={asset} />;
  return (
    <>
      <PageHead title="Asset" back={{ href: '/media', label: 'Media Library' }} />
      <p role="status">Loading ...</p>
      <Skeleton height={360} />
    </>
  );
}
