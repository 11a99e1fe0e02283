import type { ReactNode } from 'react';
import { useAuthority } from 'shared-kit/session';
import type { Values } from '../../fields/fieldKind';
import type { Property } from '../../rules/entities';
import type { ContentForm } from '../contentForm';
import { listHref, type ContentItem, type ContentType } from '../contentType';
import { useContentForm } from '../useContentForm';
import { LastChanged } from '../history/LastChanged';
import { EditorView } from './EditorView';

interface Props<T extends ContentItem> {
  type: ContentType<T>;
  form: ContentForm;
  property: Property;
  /** The item to edit; absent on a new one. */
  item: T | undefined;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** What a new item begins with, beside what its fields say. */
  begin?: Values | undefined;
  /** Where to go after a save; the list by default. */
  doneHref?: ((saved: T) => string) | undefined;
}

/** The form of one item of a property. */
export function ContentEditor<T extends ContentItem>({ type, form, property, item, actions, begin, doneHref }: Props<T>) {
  const editor = useContentForm({ type, form, property, item, begin, doneHref });
  const mayWrite = useAuthority().can('WRITE', type.resource, property.id);
  const { base } = editor;
  const history = base && (
    <LastChanged
      item={base}
      collection={`/properties/${property.id}/${type.api}`}
      parts={editor.parts}
      read={editor.read}
      previews={form.previews}
      property={property}
      mayRestore={mayWrite}
    />
  );
  return (
    <EditorView
      heading={`${item ? 'Edit' : 'New'} ${type.labels.one}`}
      back={{ href: listHref(type, property), label: type.labels.many }}
      name={type.name}
      one={type.labels.one}
      form={form}
      editor={editor}
      property={property}
      itemId={item?.id}
      readOnly={!mayWrite}
      actions={actions}
      line={history}
    />
  );
}
