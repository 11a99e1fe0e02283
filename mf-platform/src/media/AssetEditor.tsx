import { useGet, useResource } from 'shared-kit/api/resource';
import { FormShell } from 'shared-kit/form/FormShell';
import { changedBody } from 'shared-kit/form/changedBody';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Asset, AssetUsage } from 'shared-kit/rules/entities';
import { assetRules } from 'shared-kit/rules/validation/asset';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { LastChanged } from 'shared-kit/content/history/LastChanged';
import { notifyDeleted } from 'shared-kit/content/notifyDeleted';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import { Button } from 'shared-kit/ui/button/Button';
import { TrashIcon } from 'shared-kit/ui/icons/icons';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { AssetFacts } from './AssetFacts';
import { AssetFields } from './AssetFields';
import { assetBody, assetParts, assetValues, type AssetValues } from './assetForm';
import { deleteAsset } from './deleteAsset';
import css from './media.module.css';

/** The form of one asset, beside the file itself (document 1 §2). */
export function AssetEditor({ asset }: { asset: Asset }) {
  const path = `/media/${asset.id}`;
  const assets = useResource<Asset>('/assets');
  const usage = useGet<AssetUsage[]>(`/assets/${asset.id}/usage`);
  const navigate = useNavigate();
  const authority = useAuthority();
  const mayChange = authority.can('WRITE', 'asset');
  const form = useSavedForm<AssetValues, Asset>({
    path,
    item: asset,
    kind: 'assets',
    read: (stored = asset) => assetValues(stored),
    parts: assetParts,
    check: (values) => fieldErrors(assetRules, values),
    save: (values, base) => assets.save(changedBody(assetBody, values, base && assetValues(base), base), asset.id, base?.version),
    onSaved: (saved) => {
      toast({ text: `${saved?.name ?? asset.name} saved.` });
      return navigate('/media');
    },
  });
  const { base = asset } = form;
  const remove = () =>
    deleteAsset(base, usage, () => {
      setUnsaved(path, null);
      notifyDeleted('/assets', base.name, base.id, { mayRestore: mayChange });
      return navigate('/media');
    });

  return (
    <>
      <PageHead
        title={base.name}
        back={{ href: '/media', label: 'Media Library' }}
        line={<LastChanged item={base} collection="/assets" parts={assetParts} read={form.read} mayRestore={mayChange} />}
        actions={
          authority.can('DELETE', 'asset') && (
            <Button icon={<TrashIcon />} disabled={usage.loading} onClick={remove}>
              Delete
            </Button>
          )
        }
      />
      <FormShell
        form={form}
        name="asset"
        readOnly={!mayChange}
        around={(fields) => (
          <div className={css.editor}>
            {fields}
            <AssetFacts asset={base} usage={usage} />
          </div>
        )}
      >
        <AssetFields asset={base} />
      </FormShell>
    </>
  );
}
