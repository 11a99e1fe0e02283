import { useMemo, useState } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { useNavigate } from 'shared-kit/router';
import { toast } from 'shared-kit/shellServices/toast';
import type { Values } from '../fields/fieldKind';
import { useSavedForm, type SavedForm } from '../form/useSavedForm';
import type { ItemBase, Property } from '../rules/entities';
import { fieldErrors } from '../rules/validation/fieldErrors';
import { changedFields, newValues, readValues, writeValues, type ContentForm } from './contentForm';
import { listHref, type ContentItem, type ContentType } from './contentType';

/** What a content form's page needs: the saving form, the values it was opened with, and the way over a conflict. */
export interface ContentFormState extends SavedForm<Values> {
  opened: Values;
  /** Saves merged values over a newer version, after the choices of a conflict. */
  saveOver: (merged: Values, current: ItemBase) => Promise<boolean>;
}

interface Options<T extends ContentItem> {
  type: ContentType<T>;
  form: ContentForm;
  property: Property;
  /** The item to edit; absent on a new one. */
  item: T | undefined;
  /** Where to go after a save; the list unless told. */
  doneHref?: string;
}

/** The form of one content type: reads an item into its fields, writes them back, and goes to the list (documents 2 and 3 §4). */
export function useContentForm<T extends ContentItem>({ type, form, property, item, doneHref }: Options<T>): ContentFormState {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const navigate = useNavigate();
  const list = listHref(type, property);
  const [base, setBase] = useState(item);
  const opened = useMemo(
    () => (base ? { ...readValues(form, base as Values), ...type.scope } : newValues(form, type.scope)),
    [base, form, type.scope],
  );
  const send = (values: Values, version: number | undefined) =>
    api.save(writeValues(form, values, type.scope), item?.id, version);

  const saved = useSavedForm<Values>({
    path: `${list}/${item?.id ?? 'new'}`,
    initial: opened,
    version: base?.version,
    check: (values) => fieldErrors(form.rules, values, { editing: item !== undefined }),
    changed: (before, now) => changedFields(form, before, now),
    save: (values) => send(values, base?.version),
    onSaved: () => {
      toast({ text: `${type.labels.one} saved.` });
      return navigate(doneHref ?? list);
    },
  });

  // A newer answer may fill an untouched form; it never overwrites what somebody typed.
  if (item && item.version !== base?.version && saved.unsaved.length === 0) setBase(item);

  return {
    ...saved,
    opened,
    saveOver: (merged: Values, current: ItemBase) =>
      saved.store({ ...merged, ...type.scope }, (values) => send(values, current.version)),
  };
}
