import { PageHead } from 'shared-kit/ui/page/PageHead';
import { AlreadyThere } from 'shared-kit/content/clone/AlreadyThere';
import { PublishCopies } from 'shared-kit/content/clone/PublishCopies';
import { listHref } from 'shared-kit/content/contentType';
import { Refused } from 'shared-kit/content/Refused';
import { PropertyPage } from 'shared-kit/content/PropertyPage';
import { WithData } from 'shared-kit/content/WithData';
import { useAuthority } from 'shared-kit/session';
import type { Property } from 'shared-kit/rules/entities';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { BarText, BottomBar } from 'shared-kit/ui/form/BottomBar';
import { Field } from 'shared-kit/ui/input/Field';
import { Select } from 'shared-kit/ui/input/Select';
import { Section } from 'shared-kit/ui/page/Section';
import { ChooseFaqs } from './ChooseFaqs';
import { ALL_CATEGORIES, NEW_CATEGORY } from './cloneCategories';
import { useCloneFaqs } from './useCloneFaqs';
import { faq } from './faq';
import styles from './faqs.module.css';

/** /hotels/:hotelid/faqs/clone (document 3 §2; OP-98) */
export default function CloneFaqsPage() {
  const { can } = useAuthority();
  return (
    <PropertyPage title="Clone FAQs">
      {(property) =>
        can('WRITE', faq.resource, property.id) ? (
          <CloneFaqs property={property} />
        ) : (
          <Refused title="Clone FAQs" back={{ href: listHref(faq, property), label: faq.labels.plural }} what="FAQs" />
        )
      }
    </PropertyPage>
  );
}

type Clone = ReturnType<typeof useCloneFaqs>;

const optionsOf = (items: readonly { id: string; name: string }[] | undefined) =>
  (items ?? []).map(({ id, name }) => ({ value: id, label: name }));
const placeholder = (label: string, loading: boolean) => ({ value: '', label: loading ? 'Loading ...' : label });

function CloneFaqs({ property }: { property: Property }) {
  const clone = useCloneFaqs(property);
  return (
    <>
      <PageHead title="Clone FAQs" back={{ href: listHref(faq, property), label: faq.labels.plural }} />
      <form
        className={styles.clone}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void clone.submit();
        }}
      >
        <SourceSection clone={clone} />
        <TargetSection clone={clone} />
        {clone.failure && (
          <Notice tone="danger" id="hotel-faq-clone-error">
            {clone.failure}
          </Notice>
        )}
        <BottomBar label="Clone">
          <BarText>{clone.summary}</BarText>
          <Button tone="primary" type="submit" busy={clone.busy}>
            Clone
          </Button>
        </BottomBar>
      </form>
    </>
  );
}

function SourceSection({ clone }: { clone: Clone }) {
  const { values, errors, sources, active } = clone;
  return (
    <Section title="From">
      <WithData loaded={sources}>
        <Field name="sourceCategoryId" label="Source Category" required error={errors.sourceCategoryId}>
          <Select
            options={[
              placeholder('Choose a category', sources.loading),
              { value: ALL_CATEGORIES, label: 'All categories' },
              ...optionsOf(sources.data),
            ]}
            value={values.sourceCategoryId}
            onChange={({ target }) => clone.set({ sourceCategoryId: target.value })}
          />
        </Field>
      </WithData>
      {values.sourceCategoryId && (
        <WithData loaded={active}>
          {!active.data ? (
            <p role="status">Retrieving FAQs...</p>
          ) : (
            <ChooseFaqs
              faqs={clone.faqs}
              isAll={values.sourceCategoryId === ALL_CATEGORIES}
              chosen={clone.chosen}
              onChange={clone.choose}
            />
          )}
        </WithData>
      )}
    </Section>
  );
}

function TargetSection({ clone }: { clone: Clone }) {
  const { values, errors, properties, hotels, targets, newCategory, targetCollection } = clone;
  const newLabel = newCategory ? `New FAQ Category: ${newCategory}` : 'New FAQ Category';
  return (
    <Section title="To">
      <WithData loaded={properties}>
        <Field name="targetPropertyId" label="Target Hotel" required error={errors.targetPropertyId}>
          <Select
            options={[placeholder('Choose a hotel', !properties.data), ...optionsOf(hotels)]}
            value={values.targetPropertyId}
            onChange={({ target }) => clone.set({ targetPropertyId: target.value, targetCategoryId: '' })}
          />
        </Field>
      </WithData>
      <WithData loaded={targets}>
        <div className={styles.target}>
          <Field name="targetCategoryId" label="Target Category" required error={errors.targetCategoryId}>
            <Select
              options={[
                placeholder('Choose a category', targets.loading),
                ...optionsOf(targets.data),
                { value: NEW_CATEGORY, label: newLabel },
              ]}
              value={values.targetCategoryId}
              disabled={!values.targetPropertyId}
              onChange={({ target }) => clone.chooseTarget(target.value)}
            />
          </Field>
          {values.targetCategoryId === NEW_CATEGORY && (
            <Button onClick={() => clone.chooseTarget(NEW_CATEGORY)}>Change the Name...</Button>
          )}
        </div>
      </WithData>
      <PublishCopies publish={clone.publish} setPublish={clone.setPublish} />
      {targetCollection && (
        <div className={styles.alreadyThere} aria-live="polite">
          <AlreadyThere {...targetCollection} titleKey={faq.titleKey} titles={clone.questions} />
        </div>
      )}
    </Section>
  );
}
