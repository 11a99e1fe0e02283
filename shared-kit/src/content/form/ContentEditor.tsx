import { useMemo, useState, type ReactNode } from 'react';
import { useAuthority } from 'shared-kit/session';
import type { Values } from '../../fields/fieldKind';
import type { ItemBase, Property } from '../../rules/entities';
import { startOfMinute } from '../../rules/instant';
import { Button } from '../../ui/button/Button';
import { readValues, type ContentForm } from '../contentForm';
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
  /** Starts another new item after a save; without it there is no 'Save and add another'. */
  onAnother?: (() => void) | undefined;
}

/** The form of one item of a property. */
export function ContentEditor<T extends ContentItem>(props: Props<T>) {
  const { type, form, property, item, actions, onAnother } = props;
  const editor = useContentForm(props);
  const mayWrite = useAuthority().can('WRITE', type.resource, property.id);
  const { base } = editor;
  const path = `/properties/${property.id}/${type.api}`;
  const { liveLimit: limit } = type;
  const page = useMemo(
    () =>
      form.page && {
        ...form.page,
        path,
        limit,
        state: form.state,
        read: (one: ItemBase) => readValues(form, one as object as Values),
      },
    [form, path, limit],
  );
  const history = base && (
    <LastChanged
      item={base}
      collection={path}
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
      page={page}
      readOnly={!mayWrite}
      actions={actions}
      line={history}
      more={<MoreSaves editor={editor} adds={onAnother !== undefined} />}
    />
  );
}

/** Where no start was typed, it starts with this minute. */
function publishedNow(typed: Values): Values {
  return { ...typed, ...(typed.startsOn === '' && { startsOn: startOfMinute() }), published: true };
}

interface MoreSavesProps {
  editor: Pick<ReturnType<typeof useContentForm>, 'formik' | 'failure' | 'submitWith' | 'submitAndAdd'>;
  adds: boolean;
}

/** Beside Save: what else a save can be asked to do. */
function MoreSaves({ editor, adds }: MoreSavesProps) {
  const { values, isSubmitting } = editor.formik;
  const waits = isSubmitting || editor.failure !== null;
  // The values say 'published' while they are sent; the button stays until the answer, with the focus.
  const [publishing, setPublishing] = useState(false);
  const publish = async () => {
    setPublishing(true);
    await editor.submitWith(publishedNow);
    setPublishing(false);
  };
  return (
    <>
      {adds && (
        <Button waits={waits} onClick={() => void editor.submitAndAdd()}>
          Save and add another
        </Button>
      )}
      {(publishing || (!values.published && !values.archived)) && (
        <Button waits={waits} onClick={() => void publish()}>
          Publish now
        </Button>
      )}
    </>
  );
}
