import { useResource } from 'shared-kit/api/resource';
import { FailedPage } from 'shared-kit/content/FailedPage';
import { Gone, isGone } from 'shared-kit/content/Gone';
import { useParams } from 'shared-kit/router';
import type { Asset } from 'shared-kit/rules/entities';
import { usePageTitle } from 'shared-kit/shellServices/pageTitle';
import { LoadingForm } from 'shared-kit/ui/form/LoadingForm';
import { AssetEditor } from './AssetEditor';

const BACK = { href: '/media', label: 'Media Library' };

/** One asset of the library (document 1 §2, /media/:id). */
export default function AssetPage() {
  const { id } = useParams();
  const { data: asset, error, reload } = useResource<Asset>('/assets').useOne(id);
  usePageTitle(asset?.name);
  if (isGone(error)) return <Gone title="Asset" what="file" back={BACK} binItem={id ? { kind: 'assets', id } : undefined} />;
  if (error && !asset) return <FailedPage title="Asset" error={error} retry={reload} />;
  if (asset) return <AssetEditor key={asset.id} asset={asset} />;
  return <LoadingForm title="Asset" back={BACK} />;
}
