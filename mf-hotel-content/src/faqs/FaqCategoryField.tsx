import { single, type ShownProps } from 'shared-kit/fields/fieldKind';
import { useFieldScope } from 'shared-kit/fields/fieldScope';
import { ReferenceField } from 'shared-kit/fields/reference/ReferenceField';
import { ReferenceName } from 'shared-kit/fields/reference/ReferenceName';
import { useAuthority } from 'shared-kit/session';
import { categoriesHref, useFaqCategories } from './useFaqCategories';

const NOUN = { singular: 'category', plural: 'categories' };

function CategoryInput({ name }: { name: string }) {
  const { property } = useFieldScope();
  const list = useFaqCategories(property.id);
  const { can } = useAuthority();
  const addHref = can('WRITE', 'faq_category', property.id) ? `${categoriesHref(property)}/new` : undefined;
  return <ReferenceField name={name} label="Category" noun={NOUN} list={list} addHref={addHref} />;
}

const ShownCategory = ({ values, name, property }: ShownProps) => (
  <ReferenceName id={values[name]} list={useFaqCategories(property.id)} other="Another category" />
);

/** The category of an FAQ, chosen from those of its property. */
export const faqCategoryField = () =>
  single<string>({ label: 'Category', initial: '', Input: CategoryInput, Shown: ShownCategory });
