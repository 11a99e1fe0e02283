import { useMemo, useRef } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { useNavigate } from 'shared-kit/router';
import { toast } from 'shared-kit/shellServices/toast';
import type { Values } from '../fields/fieldKind';
import { savedText } from '../form/savedText';
import { useSavedForm } from '../form/useSavedForm';
import type { Property } from '../rules/entities';
import { announceArchived } from './announceArchived';
import { contentErrors, newValues, readValues, writeChanges, type ContentForm } from './contentForm';
import { contentParts } from './contentParts';
import { editHref, listHref, titleOf, type ContentItem, type ContentType } from './contentType';
import { hrefAfterSave, rememberSaved } from './lastList';

interface Options<T extends ContentItem> {
  type: ContentType<T>;
  form: ContentForm;
  property: Property;
  /** The item to edit; absent on a new one. */
  item: T | undefined;
  /** What a new item begins with, beyond the initial values of its fields. It does not count as unsaved: the address fills it in again. */
  initialValues?: Values | undefined;
  /** Where to go after a save; the list by default. */
  doneHref?: ((saved: T, property: Property) => string) | undefined;
  /** Called instead of leaving the page, when the person wants to add another one. */
  onAnother?: (() => void) | undefined;
}

/** The form of one content type: reads an item into its fields, writes them back, and goes to the list (documents 2 and 3 §4). */
export function useContentForm<T extends ContentItem>(options: Options<T>) {
  const { type, form, property, item, initialValues, doneHref, onAnother } = options;
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const navigate = useNavigate();
  const list = listHref(type, property);
  const parts = useMemo(() => contentParts(form, property), [form, property]);

  /** Whether 'Save and add another' began the save: 'Try again' and the answer to a conflict then add another one too. */
  const addsAnother = useRef(false);

  const announceSaved = (saved: T | undefined, previous: T | undefined) => {
    const link = saved && { label: 'Open', href: editHref(type, property, saved.id) };
    const text = savedText(type.labels.singular, saved && titleOf(type, saved), saved, previous);
    toast({ text, ...(link && { link }) });
  };

  const editor = useSavedForm<Values, T>({
    path: `${list}/${item?.id ?? 'new'}`,
    item,
    kind: type.api,
    mayBeNew: true,
    read: (stored) =>
      stored ? { ...readValues(form, stored as Values), ...type.scope } : { ...newValues(form, type.scope), ...initialValues },
    parts,
    check: (values) => contentErrors(form, values, { editing: item !== undefined }),
    save: (values, base, newId) =>
      api.save(writeChanges(form, values, base as Values | undefined, type.scope), base?.id, base?.version, newId),
    onSaved: (saved, previous) => {
      if (saved && previous && saved.archived !== previous.archived) {
        const formerOrder = { ...type.scope, ...form.orderOf(previous as Values), archived: previous.archived };
        announceArchived({ type, api, previous, saved, formerOrder });
      } else announceSaved(saved, previous);
      if (addsAnother.current) return onAnother?.();
      if (saved && doneHref) return navigate(doneHref(saved, property));
      if (!saved) return navigate(list);
      rememberSaved(list, { id: saved.id, version: saved.version, isNew: !previous });
      return navigate(hrefAfterSave(list, saved, previous));
    },
  });
  const submitAs = (another: boolean) => () => {
    addsAnother.current = another;
    return editor.submit();
  };
  return {
    ...editor,
    submit: submitAs(false),
    /** Saves, then starts another new item. */
    submitAndAdd: submitAs(true),
    submitWith: (change: (typed: Values) => Values) => {
      addsAnother.current = false;
      return editor.submitWith(change);
    },
  };
}
