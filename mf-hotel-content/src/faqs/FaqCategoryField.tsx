import { useEffect } from 'react';
import { single } from 'shared-kit/fields/fieldKind';
import { useFieldScope } from 'shared-kit/fields/fieldScope';
import { useFormField } from 'shared-kit/fields/useFormField';
import { useAuthority } from 'shared-kit/session';
import { Field } from 'shared-kit/ui/input/Field';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { Select } from 'shared-kit/ui/input/Select';
import { useLatest } from 'shared-kit/ui/useLatest';
import { useFaqCategories } from './useFaqCategories';

function CategoryInput({ name }: { name: string }) {
  const { property } = useFieldScope();
  const { data: categories, loading, error: failed, reload } = useFaqCategories(property.id);
  const { value, error, set, touch } = useFormField<string>(name);
  const read = useLatest(reload);
  // The server refused the one that was chosen: somebody else deleted it.
  const isGone = Boolean(error) && Boolean(value);
  useEffect(() => {
    if (isGone) void read.current();
  }, [isGone, read]);
  const options = (categories ?? []).map(({ id, name: label }) => ({ value: id, label }));
  const { can } = useAuthority();
  const none = can('WRITE', 'faq_category', property.id) ? (
    <>
      There are no categories yet. <Anchor href={`/hotels/${property.id}/faqs/categories/new`}>Add one</Anchor> first.
    </>
  ) : (
    'There are no categories yet. Ask somebody who may add one.'
  );
  const hint = failed
    ? 'The categories could not be loaded. Reload the page to choose one.'
    : categories?.length === 0
      ? none
      : undefined;
  return (
    <Field name={name} label="Category" required error={error} hint={hint}>
      <Select
        options={[{ value: '', label: loading ? 'Loading ...' : 'Choose a category' }, ...options]}
        value={value ?? ''}
        onChange={(event) => set(event.target.value)}
        onBlur={touch}
      />
    </Field>
  );
}

/** The category of an FAQ, one of its property's. */
export const faqCategoryField = () => single<string>({ label: 'Category', initial: '', Input: CategoryInput });
