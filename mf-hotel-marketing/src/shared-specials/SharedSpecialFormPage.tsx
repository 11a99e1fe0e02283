import { useRef } from 'react';
import { request } from 'shared-kit/api/http';
import { create, refresh } from 'shared-kit/api/resource';
import { contentErrors, readValues, newValues, writeValues } from 'shared-kit/content/contentForm';
import { Failed } from 'shared-kit/content/Failed';
import { LastChanged } from 'shared-kit/content/history/LastChanged';
import { Gone, isGone } from 'shared-kit/content/Gone';
import { EditorView } from 'shared-kit/content/form/EditorView';
import { asLastShown, noteSaved } from 'shared-kit/content/lastList';
import { contentParts } from 'shared-kit/content/contentParts';
import type { Values } from 'shared-kit/fields/fieldKind';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import type { SharedSpecial } from 'shared-kit/rules/models/sharedSpecial';
import { useAuthority } from 'shared-kit/session';
import { useNavigate, useParams, useSearchParams } from 'shared-kit/router';
import { LoadingForm } from 'shared-kit/ui/form/LoadingForm';
import { sharedSpecialForm as form } from './sharedSpecialForm';
import { tellDistributed, type Outcome } from './tellDistributed';
import { EVERY_HOTEL, LIST, useHotels, useSharedSpecials } from './useSharedSpecials';

const parts = contentParts(form, EVERY_HOTEL);

/** /hotels/shared/specials/new (with ?from= a copy) and /hotels/shared/specials/:id/edit */
export default function SharedSpecialFormPage() {
  const { id } = useParams();
  const from = useSearchParams()[0].get('from') ?? undefined;
  const { data: item, error, reload } = useSharedSpecials().useOne(id ?? from);
  const title = id ? 'Edit Shared Special' : 'New Shared Specials';
  if (isGone(error)) {
    const sought = { kind: 'shared-specials', id: id ?? from ?? '' };
    return <Gone title={title} what="shared special" back={{ href: LIST, label: 'Shared Specials' }} sought={sought} />;
  }
  if (error && !item) return <Failed error={error} retry={reload} />;
  if ((id ?? from) && !item) return <LoadingForm title={title} withNav withPreview />;
  return id ? <Editor key={id} item={item} /> : <Editor key={from ?? 'new'} copyOf={item} />;
}

function Editor({ item, copyOf }: { item?: SharedSpecial | undefined; copyOf?: SharedSpecial | undefined }) {
  const navigate = useNavigate();
  const { isSuper } = useAuthority();
  const { data: hotels } = useHotels();
  const read = (stored: SharedSpecial | undefined): Values => (stored ? readValues(form, { ...stored }) : newValues(form));
  /** Of the last attempt; none where an earlier one, whose answer was lost, has done everything. */
  const outcomes = useRef<Outcome[]>([]);

  // The id is made here (document 2 §3.2), so that a repeated save of a new item cannot make two.
  const send = async (values: Values, base: SharedSpecial | undefined, newId: string) => {
    outcomes.current = [];
    const body = writeValues(form, values);
    const answer = base
      ? await request<SharedSpecial, { distribution: Outcome[] }>('PUT', `/shared-specials/${base.id}`, {
          body,
          ifMatch: base.version,
        })
      : await create<SharedSpecial, { distribution: Outcome[] }>('/shared-specials', { id: newId, ...body }, newId);
    await refresh('/shared-specials');
    outcomes.current = answer.meta.distribution;
    return answer.data;
  };
  const editor = useSavedForm<Values, SharedSpecial>({
    path: `${LIST}/${item?.id ?? 'new'}`,
    item,
    kind: 'shared-specials',
    mayBeNew: true,
    read,
    begin: copyOf && { ...readValues(form, { ...copyOf }), published: false, archived: false, distributeHotels: [] },
    parts,
    check: (values) => contentErrors(form, values, { editing: item !== undefined }),
    save: send,
    onSaved: (saved, before) => {
      if (saved) {
        tellDistributed(saved, before?.distributeHotels ?? [], outcomes.current, hotels ?? []);
        noteSaved(LIST, { id: saved.id, version: saved.version, isNew: !before });
      }
      return navigate(before ? asLastShown(LIST) : LIST);
    },
  });
  return (
    <EditorView
      heading={item ? 'Edit Shared Special' : 'New Shared Specials'}
      back={{ href: LIST, label: 'Shared Specials' }}
      name="shared-special"
      one="Shared Special"
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
