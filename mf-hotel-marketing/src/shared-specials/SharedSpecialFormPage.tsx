import { useRef } from 'react';
import { request } from 'shared-kit/api/http';
import { create, refresh } from 'shared-kit/api/resource';
import { contentErrors, readValues, newValues, writeChanges } from 'shared-kit/content/contentForm';
import { FailedPage } from 'shared-kit/content/FailedPage';
import { LastChanged } from 'shared-kit/content/history/LastChanged';
import { Gone, isGone } from 'shared-kit/content/Gone';
import { EditorView } from 'shared-kit/content/form/EditorView';
import { hrefAfterSave, rememberSaved } from 'shared-kit/content/lastList';
import { contentParts } from 'shared-kit/content/contentParts';
import type { Values } from 'shared-kit/fields/fieldKind';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import type { SharedSpecial } from 'shared-kit/rules/models/sharedSpecial';
import { useAuthority } from 'shared-kit/session';
import { useNavigate, useParams, useSearchParams } from 'shared-kit/router';
import { LoadingForm } from 'shared-kit/ui/form/LoadingForm';
import { sharedSpecialForm as form } from './sharedSpecialForm';
import { announceDistribution, type Outcome } from './announceDistribution';
import { EVERY_HOTEL, LIST, useHotels, useSharedSpecials } from './useSharedSpecials';

const parts = contentParts(form, EVERY_HOTEL);

const read = (stored: SharedSpecial | undefined): Values => (stored ? readValues(form, { ...stored }) : newValues(form));

/** The id of a new item is created by the form (document 2 §3.2), so that a repeated save cannot create a second one. */
async function save(values: Values, base: SharedSpecial | undefined, newId: string) {
  const body = writeChanges(form, values, base && { ...base });
  const response = base
    ? await request<SharedSpecial, { distribution: Outcome[] }>('PUT', `/shared-specials/${base.id}`, {
        body,
        ifMatch: base.version,
      })
    : await create<SharedSpecial, { distribution: Outcome[] }>('/shared-specials', { id: newId, ...body }, newId);
  await refresh('/shared-specials');
  return { item: response.data, outcomes: response.meta.distribution };
}

/** /hotels/shared/specials/new (with ?from= a copy) and /hotels/shared/specials/:id/edit */
export default function SharedSpecialFormPage() {
  const { id } = useParams();
  const from = useSearchParams()[0].get('from') ?? undefined;
  const { data: item, error, reload } = useSharedSpecials().useOne(id ?? from);
  const title = id ? 'Edit Shared Special' : 'New Shared Specials';
  if (isGone(error)) {
    const missing = { kind: 'shared-specials', id: id ?? from ?? '' };
    return <Gone title={title} what="shared special" back={{ href: LIST, label: 'Shared Specials' }} binItem={missing} />;
  }
  if (error && !item) return <FailedPage title={title} error={error} retry={reload} />;
  if ((id ?? from) && !item) return <LoadingForm title={title} withNav withPreview />;
  return id ? <Editor key={id} item={item} /> : <Editor key={from ?? 'new'} copyOf={item} />;
}

function Editor({ item, copyOf }: { item?: SharedSpecial | undefined; copyOf?: SharedSpecial | undefined }) {
  const navigate = useNavigate();
  const { isSuper } = useAuthority();
  const { data: hotels } = useHotels();
  /** The outcomes of the last attempt; empty if an earlier attempt, whose response was lost, had already saved everything. */
  const outcomes = useRef<Outcome[]>([]);
  const editor = useSavedForm<Values, SharedSpecial>({
    path: `${LIST}/${item?.id ?? 'new'}`,
    item,
    kind: 'shared-specials',
    mayBeNew: true,
    read,
    begin: copyOf && { ...readValues(form, { ...copyOf }), published: false, archived: false, distributeHotels: [] },
    parts,
    check: (values) => contentErrors(form, values, { editing: item !== undefined }),
    save: async (values, base, newId) => {
      outcomes.current = [];
      const saved = await save(values, base, newId);
      outcomes.current = saved.outcomes;
      return saved.item;
    },
    onSaved: (saved, previous) => {
      if (!saved) return navigate(LIST);
      announceDistribution(saved, previous?.distributeHotels ?? [], outcomes.current, hotels ?? []);
      rememberSaved(LIST, { id: saved.id, version: saved.version, isNew: !previous });
      return navigate(hrefAfterSave(LIST, saved, previous));
    },
  });
  return (
    <EditorView
      heading={item ? 'Edit Shared Special' : 'New Shared Specials'}
      back={{ href: LIST, label: 'Shared Specials' }}
      name="shared-special"
      typeLabel="Shared Special"
      form={form}
      editor={editor}
      property={EVERY_HOTEL}
      itemId={item?.id}
      readOnly={!isSuper}
      line={
        editor.base && (
          <LastChanged item={editor.base} collection="/shared-specials" parts={parts} read={read} mayRestore={isSuper} />
        )
      }
    />
  );
}
