import { useMemo } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { useResource } from 'shared-kit/api/resource';
import { useNavigate } from 'shared-kit/router';
import { toast } from 'shared-kit/shellServices/toast';
import type { Values } from '../fields/fieldKind';
import { useSavedForm } from '../form/useSavedForm';
import type { Property } from '../rules/entities';
import { fieldErrors } from '../rules/validation/fieldErrors';
import { newValues, readValues, writeValues, type ContentForm } from './contentForm';
import { contentParts } from './contentParts';
import { listHref, titleOf, type ContentItem, type ContentType } from './contentType';

interface Options<T extends ContentItem> {
  type: ContentType<T>;
  form: ContentForm;
  property: Property;
  /** The item to edit; absent on a new one. */
  item: T | undefined;
  /** What a new item begins with, beside what its fields say. */
  begin?: Values | undefined;
  /** Where to go after a save; the list by default. */
  doneHref?: ((saved: T) => string) | undefined;
}

/** The form of one content type: reads an item into its fields, writes them back, and goes to the list (documents 2 and 3 §4). */
export function useContentForm<T extends ContentItem>({ type, form, property, item, begin, doneHref }: Options<T>) {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const navigate = useNavigate();
  const list = listHref(type, property);
  const parts = useMemo(() => contentParts(form), [form]);

  /** An item that a save archived is off its list: Undo brings it back as it was (decision OP-133). */
  const archivedToast = (before: T) => {
    const flags = { archived: false, published: Boolean(before.published) };
    const failed = (error: unknown) => toast({ text: messageOf(error), tone: 'problem' });
    const undo = () => void api.save({ id: before.id, ...flags }, before.id).catch(failed);
    return { text: `${titleOf(type, before)} saved and archived.`, action: { label: 'Undo', run: undo } };
  };

  return useSavedForm<Values, T>({
    path: `${list}/${item?.id ?? 'new'}`,
    item,
    read: (stored) =>
      stored ? { ...readValues(form, stored as Values), ...type.scope } : { ...newValues(form, type.scope), ...begin },
    parts,
    check: (values) => fieldErrors(form.rules, values, { editing: item !== undefined }),
    save: (values, base) => api.save(writeValues(form, values, type.scope), base?.id, base?.version),
    onSaved: (saved, before) => {
      toast(before && saved?.archived && !before.archived ? archivedToast(before) : { text: `${type.labels.one} saved.` });
      return navigate(saved && doneHref ? doneHref(saved) : list);
    },
  });
}
