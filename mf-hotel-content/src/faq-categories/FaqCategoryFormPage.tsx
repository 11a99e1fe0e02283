import { LastChanged } from 'shared-kit/content/history/LastChanged';
import { FailedPage } from 'shared-kit/content/FailedPage';
import { Gone, isGone } from 'shared-kit/content/Gone';
import { Refused } from 'shared-kit/content/Refused';
import { PropertyPage } from 'shared-kit/content/PropertyPage';
import { useResource } from 'shared-kit/api/resource';
import { TextField } from 'shared-kit/fields/text/text';
import { FormShell } from 'shared-kit/form/FormShell';
import { plainParts } from 'shared-kit/form/parts';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import type { Property } from 'shared-kit/rules/entities';
import type { FaqCategory } from 'shared-kit/rules/models/faqCategory';
import { faqCategoryRules } from 'shared-kit/rules/validation/faqCategory';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { useNavigate, useParams } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { LoadingForm } from 'shared-kit/ui/form/LoadingForm';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Section } from 'shared-kit/ui/page/Section';
import { categoriesHref, categoriesPath } from '../faqs/useFaqCategories';

const parts = plainParts<{ name: string }>({ name: 'Name' });
const read = (stored: FaqCategory | undefined) => ({ name: stored?.name ?? '' });
const backFrom = (property: Property) => ({ href: categoriesHref(property), label: 'FAQ Categories' });

/** /hotels/:hotelid/faqs/categories/new and …/:id/edit */
export default function FaqCategoryFormPage() {
  const { id } = useParams();
  const { can } = useAuthority();
  const title = id ? 'Edit FAQ Category' : 'New FAQ Category';
  return (
    <PropertyPage title={title} loading={<LoadingForm title={title} />}>
      {(property) => {
        if (id) return <Existing property={property} id={id} />;
        if (can('WRITE', 'faq_category', property.id)) return <CategoryForm property={property} category={undefined} />;
        return <Refused title="New FAQ Category" back={backFrom(property)} what="FAQ categories" />;
      }}
    </PropertyPage>
  );
}

function Existing({ property, id }: { property: Property; id: string }) {
  const api = useResource<FaqCategory>(categoriesPath(property.id));
  const { data: category, error, reload } = api.useOne(id);
  if (isGone(error)) {
    const binItem = { kind: 'faq-categories', id };
    return <Gone title="Edit FAQ Category" what="FAQ category" back={backFrom(property)} binItem={binItem} />;
  }
  if (error && !category) return <FailedPage title="Edit FAQ Category" error={error} retry={reload} />;
  if (!category) return <LoadingForm title="Edit FAQ Category" />;
  return <CategoryForm key={id} property={property} category={category} />;
}

function CategoryForm({ property, category }: { property: Property; category: FaqCategory | undefined }) {
  const api = useResource<FaqCategory>(categoriesPath(property.id));
  const navigate = useNavigate();
  const back = backFrom(property);
  const mayWrite = useAuthority().can('WRITE', 'faq_category', property.id);
  const form = useSavedForm({
    path: `${back.href}/${category?.id ?? 'new'}`,
    item: category,
    kind: 'faq-categories',
    mayBeNew: true,
    read,
    parts,
    check: (values) => fieldErrors(faqCategoryRules, values),
    save: ({ name }, base, newId) => api.save({ name: name.trim() }, base?.id, base?.version, newId),
    onSaved: () => {
      toast({ text: 'FAQ Category saved.' });
      return navigate(back.href);
    },
  });
  const history = form.base && (
    <LastChanged item={form.base} collection={api.path} parts={parts} read={read} property={property} mayRestore={mayWrite} />
  );
  return (
    <>
      <PageHead title={category ? 'Edit FAQ Category' : 'New FAQ Category'} back={back} line={history} />
      <FormShell form={form} name="hotel-faq-cat" readOnly={!mayWrite} zone={property.timezone}>
        <Section title="FAQ Category">
          <TextField name="name" label="Name" required />
        </Section>
      </FormShell>
    </>
  );
}
