import { useEffect, useState, type ReactNode } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { useParams } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import type { Values } from '../fields/fieldKind';
import type { Property } from '../rules/entities';
import { LoadingForm } from '../ui/form/LoadingForm';
import type { ContentForm } from './contentForm';
import { singularNoun, pluralNoun, listHref, type ContentItem, type ContentType } from './contentType';
import { FailedPage } from './FailedPage';
import { Gone, isGone } from './Gone';
import { ContentEditor } from './form/ContentEditor';
import { PropertyPage } from './PropertyPage';
import { Refused } from './Refused';

interface Props<T extends ContentItem> {
  type: ContentType<T>;
  form: ContentForm;
  /** Buttons beside the heading of an existing item. */
  actions?: (item: T, property: Property) => ReactNode;
  /** What a new item begins with, beyond the initial values of its fields. */
  initialValues?: Values;
  /** Where a save leads; the list by default. */
  doneHref?: (saved: T, property: Property) => string;
}

const backTo = <T extends ContentItem>(type: ContentType<T>, property: Property) => ({
  href: listHref(type, property),
  label: type.labels.plural,
});

/** New and Edit of one content type: an address with `:id` edits that item, one without makes a new one. */
export function FormPage<T extends ContentItem>(props: Props<T>) {
  const { type } = props;
  const { id } = useParams();
  const { can } = useAuthority();
  const title = `${id ? 'Edit' : 'New'} ${type.labels.singular}`;
  return (
    <PropertyPage title={title} loading={<LoadingForm title={title} withNav withPreview />}>
      {(property) => {
        if (id) return <Existing {...props} property={property} id={id} />;
        if (can('WRITE', type.resource, property.id)) return <New {...props} property={property} />;
        return <Refused title={title} back={backTo(type, property)} what={pluralNoun(type)} />;
      }}
    </PropertyPage>
  );
}

/** Each new item gets a new form, with the focus in its first field. */
function New<T extends ContentItem>({ type, form, initialValues, doneHref, property }: Props<T> & { property: Property }) {
  const [formNumber, setFormNumber] = useState(0);
  useEffect(() => {
    if (formNumber === 0) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>(`#${type.name}-form :is(input, select, textarea)`)?.focus();
  }, [formNumber, type.name]);
  return (
    <ContentEditor
      key={formNumber}
      type={type}
      form={form}
      property={property}
      item={undefined}
      initialValues={initialValues}
      doneHref={doneHref}
      onAnother={() => setFormNumber(formNumber + 1)}
    />
  );
}

interface ExistingProps<T extends ContentItem> extends Props<T> {
  property: Property;
  id: string;
}

function Existing<T extends ContentItem>({ type, form, actions, doneHref, property, id }: ExistingProps<T>) {
  const title = `Edit ${type.labels.singular}`;
  const { data: item, error, reload } = useResource<T>(`/properties/${property.id}/${type.api}`).useOne(id);
  // The address belongs to another kind of the same collection: saved from here, the item would become one of that kind.
  const stored: Values = { ...item };
  const isOtherKind = item && Object.entries(type.scope ?? {}).some(([key, value]) => stored[key] !== value);
  if (isGone(error) || isOtherKind) {
    const why = 'It may have been deleted in the meantime, or it belongs to another property or list.';
    return (
      <Gone title={title} what={singularNoun(type)} back={backTo(type, property)} why={why} binItem={{ kind: type.api, id }} />
    );
  }
  if (error && !item) return <FailedPage title={title} error={error} retry={reload} />;
  if (!item) return <LoadingForm title={title} withNav withPreview />;
  return (
    <ContentEditor
      key={id}
      type={type}
      form={form}
      property={property}
      item={item}
      actions={actions?.(item, property)}
      doneHref={doneHref}
    />
  );
}
