import { useMemo, useRef } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { useNavigate } from 'shared-kit/router';
import { toast } from 'shared-kit/shellServices/toast';
import type { Values } from '../fields/fieldKind';
import { useSavedForm } from '../form/useSavedForm';
import type { Property } from '../rules/entities';
import { contentErrors, newValues, readValues, writeValues, type ContentForm } from './contentForm';
import { contentParts } from './contentParts';
import { editHref, listHref, titleOf, type ContentItem, type ContentType } from './contentType';
import { asLastShown, noteSaved } from './lastList';
import { offerUndo } from './offerUndo';
import { undoChange } from './undoWays';

interface Options<T extends ContentItem> {
  type: ContentType<T>;
  form: ContentForm;
  property: Property;
  /** The item to edit; absent on a new one. */
  item: T | undefined;
  /** What a new item begins with, beside what its fields say. It is not unsaved: its address fills it in again. */
  begin?: Values | undefined;
  /** Where to go after a save; the list by default. */
  doneHref?: ((saved: T) => string) | undefined;
  /** Called instead of leaving the page, when the person wants to add another one. */
  onAnother?: (() => void) | undefined;
}

/** The form of one content type: reads an item into its fields, writes them back, and goes to the list (documents 2 and 3 §4). */
export function useContentForm<T extends ContentItem>({ type, form, property, item, begin, doneHref, onAnother }: Options<T>) {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const navigate = useNavigate();
  const list = listHref(type, property);
  const parts = useMemo(() => contentParts(form, property), [form, property]);

  const another = useRef(false);

  /** An item that a save archived is off its list: Undo brings it back as it was (decision OP-133). */
  const tellArchived = (before: T, saved: T) => {
    const name = titleOf(type, before);
    offerUndo({ text: `${name} saved and archived.`, name, undo: undoChange(api.path, name, saved) });
  };
  const tellSaved = (saved: T | undefined) => {
    const link = saved && { label: 'Open', href: editHref(type, property, saved.id) };
    toast({ text: `${type.labels.one} saved.`, ...(link && { link }) });
  };

  const editor = useSavedForm<Values, T>({
    path: `${list}/${item?.id ?? 'new'}`,
    item,
    kind: type.api,
    mayBeNew: true,
    read: (stored) =>
      stored ? { ...readValues(form, stored as Values), ...type.scope } : { ...newValues(form, type.scope), ...begin },
    parts,
    check: (values) => contentErrors(form, values, { editing: item !== undefined }),
    save: (values, base, newId) => api.save(writeValues(form, values, type.scope), base?.id, base?.version, newId),
    onSaved: (saved, before) => {
      if (saved && before && saved.archived && !before.archived) tellArchived(before, saved);
      else tellSaved(saved);
      if (another.current) return onAnother?.();
      if (saved && doneHref) return navigate(doneHref(saved));
      if (saved) noteSaved(list, { id: saved.id, version: saved.version, isNew: !before });
      return navigate(before ? asLastShown(list) : list);
    },
  });
  return {
    ...editor,
    /** Saves, and begins another new one. */
    submitAndAdd: async () => {
      another.current = true;
      try {
        await editor.submit();
      } finally {
        another.current = false;
      }
    },
  };
}
