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
  /** What a new item begins with, beyond the initial values of its fields. */
  initialValues?: Values | undefined;
  /** Where to go after a save; the list by default. */
  doneHref?: ((saved: T, property: Property) => string) | undefined;
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
        read: (stored: ItemBase) => readValues(form, stored as object as Values),
      },
    [form, path, limit],
  );
  const lastChanged = base && (
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
      heading={`${item ? 'Edit' : 'New'} ${type.labels.singular}`}
      back={{ href: listHref(type, property), label: type.labels.plural }}
      name={type.name}
      typeLabel={type.labels.singular}
      form={form}
      editor={editor}
      property={property}
      itemId={item?.id}
      page={page}
      readOnly={!mayWrite}
      actions={actions}
      line={lastChanged}
      more={<MoreSaves editor={editor} mayAddAnother={onAnother !== undefined} />}
    />
  );
}

/** The values with `published` set; if no start was typed, they start in the current minute. */
function publishedNow(values: Values): Values {
  return { ...values, ...(values.startsOn === '' && { startsOn: startOfMinute() }), published: true };
}

interface MoreSavesProps {
  editor: Pick<ReturnType<typeof useContentForm>, 'formik' | 'failure' | 'submitWith' | 'submitAndAdd'>;
  mayAddAnother: boolean;
}

/** The further buttons beside Save. */
function MoreSaves({ editor, mayAddAnother }: MoreSavesProps) {
  const { values, isSubmitting } = editor.formik;
  const isBlocked = isSubmitting || editor.failure !== null;
  // While they are being sent, the values already say 'published'; the button stays, with the focus, until the answer arrives.
  const [isPublishing, setPublishing] = useState(false);
  const publish = async () => {
    setPublishing(true);
    await editor.submitWith(publishedNow);
    setPublishing(false);
  };
  return (
    <>
      {mayAddAnother && (
        <Button waits={isBlocked} onClick={() => void editor.submitAndAdd()}>
          Save and add another
        </Button>
      )}
      {(isPublishing || (!values.published && !values.archived)) && (
        <Button waits={isBlocked} onClick={() => void publish()}>
          Publish now
        </Button>
      )}
    </>
  );
}
