import { useMemo } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { useNavigate } from 'shared-kit/router';
import { toast } from 'shared-kit/shellServices/toast';
import type { Values } from '../fields/fieldKind';
import { useSavedForm } from '../form/useSavedForm';
import type { Property } from '../rules/entities';
import { fieldErrors } from '../rules/validation/fieldErrors';
import { newValues, readValues, writeValues, type ContentForm } from './contentForm';
import { contentParts } from './contentParts';
import { listHref, type ContentItem, type ContentType } from './contentType';

interface Options<T extends ContentItem> {
  type: ContentType<T>;
  form: ContentForm;
  property: Property;
  /** The item to edit; absent on a new one. */
  item: T | undefined;
  /** Where to go after a save; the list by default. */
  doneHref?: string;
}

/** The form of one content type: reads an item into its fields, writes them back, and goes to the list (documents 2 and 3 §4). */
export function useContentForm<T extends ContentItem>({ type, form, property, item, doneHref }: Options<T>) {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const navigate = useNavigate();
  const list = listHref(type, property);
  const parts = useMemo(() => contentParts(form), [form]);

  return useSavedForm<Values, T>({
    path: `${list}/${item?.id ?? 'new'}`,
    item,
    read: (stored) => (stored ? { ...readValues(form, stored as Values), ...type.scope } : newValues(form, type.scope)),
    parts,
    check: (values) => fieldErrors(form.rules, values, { editing: item !== undefined }),
    save: (values, base) => api.save(writeValues(form, values, type.scope), base?.id, base?.version),
    onSaved: () => {
      toast({ text: `${type.labels.one} saved.` });
      return navigate(doneHref ?? list);
    },
  });
}
