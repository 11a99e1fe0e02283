import { FormikProvider } from 'formik';
import { useMemo, useState } from 'react';
import { useGet, useResource } from 'shared-kit/api/resource';
import { DraftNotice } from 'shared-kit/form/DraftNotice';
import { SavingForm } from 'shared-kit/form/SavingForm';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Asset, AssetUsage } from 'shared-kit/rules/entities';
import { assetRules } from 'shared-kit/rules/validation/asset';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import { Button } from 'shared-kit/ui/button/Button';
import { SaveBar } from 'shared-kit/ui/form/SaveBar';
import { TrashIcon } from 'shared-kit/ui/icons/icons';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { AssetFacts } from './AssetFacts';
import { AssetFields } from './AssetFields';
import { assetBody, assetValues, changedLabels, type AssetValues } from './assetForm';
import { deleteAsset } from './deleteAsset';
import css from './media.module.css';

const FORM = 'asset-form';

/** The form of one asset beside the file itself (document 1 §2). */
export function AssetEditor({ asset }: { asset: Asset }) {
  const path = `/media/${asset.id}`;
  const assets = useResource<Asset>('/assets');
  const usage = useGet<AssetUsage[]>(`/assets/${asset.id}/usage`);
  const navigate = useNavigate();
  const rights = useAuthority();
  const mayChange = rights.can('WRITE', 'asset');
  const [base, setBase] = useState(asset);
  const initial = useMemo(() => assetValues(base), [base]);

  const send = (values: AssetValues, version: number) => assets.save(assetBody(values), asset.id, version);
  const form = useSavedForm<AssetValues>({
    path,
    initial,
    version: base.version,
    check: (values) => fieldErrors(assetRules, values),
    changed: changedLabels,
    save: (values) => send(values, base.version),
    onSaved: () => {
      toast({ text: `${base.name} saved.` });
      return navigate('/media');
    },
  });
  const { formik, failure, draft } = form;

  // A newer answer may fill an untouched form; it never overwrites what somebody typed.
  if (asset.version !== base.version && form.unsaved.length === 0) setBase(asset);

  const newer = failure?.status === 412 ? (failure.current as Asset | undefined) : undefined;
  const overtake = newer && (
    <>
      <Button small onClick={() => void form.store(formik.values, (values) => send(values, newer.version))}>
        Save mine over it
      </Button>
      <Button
        small
        onClick={() => {
          assets.remember(newer);
          form.discard();
        }}
      >
        Load the newer version
      </Button>
    </>
  );
  const again = failure && (failure.status === 0 || failure.status >= 500) && (
    <Button small onClick={() => void form.submit()}>
      Try again
    </Button>
  );
  const remove = () =>
    deleteAsset(base, usage.data, () => {
      setUnsaved(path, null);
      toast({ text: `${base.name} deleted.` });
      return navigate('/media');
    });

  return (
    <FormikProvider value={formik}>
      <PageHead
        title={base.name}
        back={{ href: '/media', label: 'Media Library' }}
        actions={
          rights.can('DELETE', 'asset') && (
            <Button icon={<TrashIcon />} disabled={usage.loading} onClick={remove}>
              Delete
            </Button>
          )
        }
      />
      {draft && <DraftNotice {...draft} />}
      <div className={css.editor}>
        <SavingForm id={FORM} saving={formik.isSubmitting} onSubmit={form.submit}>
          <AssetFields asset={base} disabled={!mayChange} />
        </SavingForm>
        <AssetFacts asset={base} usage={usage} />
      </div>
      {mayChange && (
        <SaveBar
          form={FORM}
          unsaved={form.unsaved}
          saving={formik.isSubmitting}
          error={failure?.message}
          actions={overtake || again || undefined}
          disabled={failure !== null}
          onDiscard={form.discard}
        />
      )}
    </FormikProvider>
  );
}
