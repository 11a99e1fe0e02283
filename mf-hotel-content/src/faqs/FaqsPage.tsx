import { useResource } from 'shared-kit/api/resource';
import { ClonedNotice } from 'shared-kit/content/ClonedNotice';
import { endsOn, startsOn, status, titleColumn } from 'shared-kit/content/columns';
import { Failed } from 'shared-kit/content/Failed';
import { WithRows } from 'shared-kit/content/WithRows';
import { ContentTable } from 'shared-kit/content/ContentTable';
import { ListActions } from 'shared-kit/content/ListActions';
import { ListControls } from 'shared-kit/content/ListControls';
import { LiveLine } from 'shared-kit/content/LiveLine';
import { MoveNote } from 'shared-kit/content/MoveNote';
import { listHref } from 'shared-kit/content/contentType';
import { useListPage } from 'shared-kit/content/useListPage';
import { PropertyPage } from 'shared-kit/content/PropertyPage';
import type { Property } from 'shared-kit/rules/entities';
import type { Faq } from 'shared-kit/rules/models/faq';
import type { FaqCategory } from 'shared-kit/rules/models/faqCategory';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { listTabs } from 'shared-kit/rules/tabs';
import { useAuthority } from 'shared-kit/session';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Pager } from 'shared-kit/ui/pager/Pager';
import { Tabs } from 'shared-kit/ui/tabs/Tabs';
import { faq } from './faq';
import styles from './faqs.module.css';
import { useFaqCategories, useUnknownCategories } from './useFaqCategories';

const COLUMNS = [titleColumn<Faq>('question', 'Question'), startsOn<Faq>(), endsOn<Faq>(), status<Faq>()];

/** /hotels/:hotelid/faqs: the FAQs grouped by category (document 3 §2). */
export default function FaqsPage() {
  return <PropertyPage title={faq.labels.plural}>{(property) => <Faqs property={property} />}</PropertyPage>;
}

function Faqs({ property }: { property: Property }) {
  const page = useListPage(faq, property, PER_PAGE.cloneItems);
  const { address, list } = page;
  return (
    <>
      <PageHead
        title={faq.labels.plural}
        line={<LiveLine property={property} link={faq.liveLink} label={faq.labels.live} />}
        actions={<ListActions type={faq} property={property} />}
      />
      <ClonedNotice list={listHref(faq, property)} />
      <Tabs
        label={faq.labels.plural}
        tabs={listTabs(page.counts)}
        value={address.tab}
        onChange={address.showTab}
        end={<ListControls plural={faq.labels.plural} page={address} />}
      >
        <WithRows loaded={list}>
          <Groups property={property} page={page} />
        </WithRows>
        <Pager {...list.meta} onPage={address.showPage} />
      </Tabs>
    </>
  );
}

type Page = ReturnType<typeof useListPage<Faq>>;

function Groups({ property, page }: { property: Property; page: Page }) {
  const base = listHref(faq, property);
  const categories = useFaqCategories(property.id);
  useUnknownCategories(property.id, page.rows, categories.data);
  // Only an empty category needs to know whether its other tab has FAQs (OP-99).
  const hasEmptyCategory = categories.data?.some((category) => !page.rows.some((row) => row.categoryId === category.id)) ?? false;
  const otherTab = useResource<Faq>(`/properties/${property.id}/${faq.api}`).useList(
    { archived: page.address.tab !== 'archived', perPage: PER_PAGE.max },
    hasEmptyCategory && page.inOrder,
  );
  if (categories.error && !categories.data) return <Failed error={categories.error} retry={categories.reload} />;
  if (categories.loading || page.loading) return <p role="status">Retrieving FAQs...</p>;
  if (!categories.data?.length) return <NoCategories property={property} />;

  const emptyText = (category: FaqCategory) => {
    if (page.list.meta && page.list.meta.totalPages > 1) return 'No FAQs of this category on this page.';
    return !page.inOrder || !otherTab.data || otherTab.data.some((row) => row.categoryId === category.id)
      ? 'No FAQs in this category.'
      : `No FAQs yet for ${category.name}`;
  };

  return (
    <>
      <MoveNote type={faq} page={page} />
      {categories.data.map((category) => (
        <section key={category.id} className={styles.group} aria-labelledby={`category-${category.id}`}>
          <h2 id={`category-${category.id}`}>{category.name}</h2>
          <ContentTable
            type={faq}
            property={property}
            page={page}
            base={base}
            columns={COLUMNS}
            part={{
              name: category.name,
              rows: page.rows.filter((row) => row.categoryId === category.id),
              sortQuery: { categoryId: category.id },
              empty: <p className={styles.none}>{emptyText(category)}</p>,
            }}
          />
        </section>
      ))}
    </>
  );
}

/** Invites people who may add categories to add the first one (OP-135). */
function NoCategories({ property }: { property: Property }) {
  const mayWrite = useAuthority().can('WRITE', 'faq_category', property.id);
  const add = mayWrite && (
    <LinkButton tone="primary" href={`${listHref(faq, property)}/categories/new`}>
      + New FAQ Category
    </LinkButton>
  );
  return (
    <EmptyState title="There are no FAQs" actions={add}>
      FAQs are grouped into categories. {mayWrite ? 'Add the first category, then its questions.' : 'There is no category yet.'}
    </EmptyState>
  );
}
