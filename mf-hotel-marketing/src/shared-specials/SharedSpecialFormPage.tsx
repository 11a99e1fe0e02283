import { useMemo, useState } from 'react';
import { request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { readValues, newValues, writeValues } from 'shared-kit/content/contentForm';
import { Failed } from 'shared-kit/content/Failed';
import { EditorView } from 'shared-kit/content/form/EditorView';
import { changedFields } from 'shared-kit/content/contentForm';
import type { Values } from 'shared-kit/fields/fieldKind';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import type { SharedSpecial } from 'shared-kit/rules/entities';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { useNavigate, useParams, useSearchParams } from 'shared-kit/router';
import { toast } from 'shared-kit/shellServices/toast';
import { sharedSpecialForm as form } from './sharedSpecialForm';
import { EVERY_HOTEL, LIST, useSharedSpecials } from './useSharedSpecials';

/** /hotels/shared/specials/new (with ?from= a copy) and /hotels/shared/specials/:id/edit */
export default function SharedSpecialFormPage() {
  const { id } = useParams();
  const from = useSearchParams()[0].get('from') ?? undefined;
  const { data: item, error, reload } = useSharedSpecials().useOne(id ?? from);
  if (error && !item) return <Failed error={error} retry={reload} />;
  if ((id ?? from) && !item) return <p role="status">Loading ...</p>;
  return id ? <Editor key={id} item={item} /> : <Editor key={from ?? 'new'} copyOf={item} />;
}

interface Outcome {
  propertyId: string;
  outcome: 'created' | 'existing' | 'failed';
  message: string | null;
}

/** What happened hotel by hotel, in one sentence. */
function distributed(outcomes: Outcome[]): string {
  const made = outcomes.filter(({ outcome }) => outcome === 'created').length;
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  const said = made ? ` Given to ${made} ${made === 1 ? 'hotel' : 'hotels'}, unpublished.` : '';
  const missed = failed.length ? ` Not given to ${failed.length}: ${failed.map(({ message }) => message).join(' ')}` : '';
  return `Shared Special saved.${said}${missed}`;
}

function Editor({ item, copyOf }: { item?: SharedSpecial; copyOf?: SharedSpecial }) {
  const navigate = useNavigate();
  // The id is made here (document 2 §3.2), so that a repeated save of a new item cannot make two.
  const [newId] = useState(() => crypto.randomUUID());
  const opened = useMemo(() => {
    if (item) return readValues(form, item as unknown as Values);
    if (!copyOf) return newValues(form);
    return { ...readValues(form, copyOf as unknown as Values), published: false, archived: false, distributeHotels: [] };
  }, [item, copyOf]);

  const send = async (values: Values, version: number | undefined) => {
    const body = writeValues(form, values);
    const answer = item
      ? await request<SharedSpecial, { distribution: Outcome[] }>('PUT', `/shared-specials/${item.id}`, {
          body,
          ifMatch: version,
        })
      : await request<SharedSpecial, { distribution: Outcome[] }>('POST', '/shared-specials', { body: { id: newId, ...body } });
    await refresh('/shared-specials');
    toast({
      text: distributed(answer.meta.distribution),
      tone: answer.meta.distribution.some(({ outcome }) => outcome === 'failed') ? 'problem' : 'done',
    });
  };
  const saved = useSavedForm<Values>({
    path: `${LIST}/${item?.id ?? 'new'}`,
    initial: opened,
    version: item?.version,
    check: (values) => fieldErrors(form.rules, values, { editing: item !== undefined }),
    changed: (before, now) => changedFields(form, before, now),
    save: (values) => send(values, item?.version),
    onSaved: () => navigate(LIST),
  });
  return (
    <EditorView
      heading={item ? 'Edit Shared Special' : 'New Shared Specials'}
      back={{ href: LIST, label: 'Shared Specials' }}
      name="shared-special"
      one="Shared Special"
      form={form}
      editor={{
        ...saved,
        opened,
        saveOver: (merged, current) => saved.store(merged, (values) => send(values, current.version)),
      }}
      property={EVERY_HOTEL}
      itemId={item?.id}
    />
  );
}
