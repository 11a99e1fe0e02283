import { useMemo } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { WithRows } from 'shared-kit/content/WithRows';
import { contains, useListAddress } from 'shared-kit/content/useListAddress';
import { useListOrder } from 'shared-kit/content/useListOrder';
import { PropertyPage } from 'shared-kit/content/PropertyPage';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import { notifyDeleted } from 'shared-kit/content/notifyDeleted';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import type { Property } from 'shared-kit/rules/entities';
import type { FaqCategory } from 'shared-kit/rules/models/faqCategory';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { useAuthority } from 'shared-kit/session';
import { ClearFilter } from 'shared-kit/ui/button/ClearFilter';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { TrashIcon } from 'shared-kit/ui/icons/icons';
import { SearchInput } from 'shared-kit/ui/input/SearchInput';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Pager } from 'shared-kit/ui/pager/Pager';
import { Table } from 'shared-kit/ui/table/Table';
import type { Column } from 'shared-kit/ui/table/column';
import { Tabs } from 'shared-kit/ui/tabs/Tabs';
import { categoriesHref, categoriesPath } from '../faqs/useFaqCategories';

/** /hotels/:hotelid/faqs/categories: one Current tab, since a category has no archive (OP-101). */
export default function FaqCategoriesPage() {
  return <PropertyPage title="FAQ Categories">{(property) => <Categories property={property} />}</PropertyPage>;
}

const columnsFor = (base: string): Column<FaqCategory>[] => [
  {
    key: 'name',
    header: 'Name',
    kind: 'title',
    cell: (row) => <Anchor href={`${base}/${row.id}/edit`}>{row.name}</Anchor>,
  },
];

function Categories({ property }: { property: Property }) {
  const { can } = useAuthority();
  const base = categoriesHref(property);
  const api = useResource<FaqCategory>(categoriesPath(property.id));
  useRefreshOnReturn(api.path);
  const { page, perPage, filter, search, clear, showPage } = useListAddress();
  const unfiltered = api.useList({ perPage: PER_PAGE.count });
  const listQuery = { orderBy: 'sort_index:ASC', name: contains(filter) };
  const list = api.useList({ ...listQuery, page, perPage });
  const { meta } = list;
  const { rows, place, move } = useListOrder<FaqCategory>({ api, list, listQuery, sortQuery: {}, titleOf: ({ name }) => name });
  const mayWrite = can('WRITE', 'faq_category', property.id);
  const menu = useCategoryMenu(property);
  const columns = useMemo(() => columnsFor(base), [base]);
  const addButton = mayWrite && (
    <LinkButton tone="primary" href={`${base}/new`}>
      + New FAQ Category
    </LinkButton>
  );

  return (
    <>
      <PageHead title="FAQ Categories" actions={addButton} />
      <Tabs
        label="FAQ Categories"
        tabs={[{ key: 'current', label: 'Current', count: unfiltered.meta?.count }]}
        value="current"
        onChange={() => undefined}
        end={<SearchInput label="Filter FAQ Categories..." value={filter} onSearch={search} />}
      >
        <WithRows loaded={list}>
          <Table
            label="FAQ Categories"
            columns={columns}
            rows={list.loading ? undefined : rows}
            stale={list.stale}
            page={place}
            rowKey={(row) => row.id}
            nameOf={(row) => row.name}
            menu={menu}
            onReorder={mayWrite && !filter && !list.stale ? move : undefined}
            empty={
              filter ? (
                <EmptyState title={`No FAQ categories match “${filter}”`} actions={<ClearFilter onClear={clear} />} />
              ) : (
                <EmptyState title="There are no FAQ Categories" actions={addButton}>
                  A category groups the questions on the hotel’s FAQ page.
                </EmptyState>
              )
            }
          />
        </WithRows>
        <Pager {...meta} onPage={showPage} />
      </Tabs>
    </>
  );
}

/** The menu of a row: Delete, for people who may delete categories. */
function useCategoryMenu(property: Property): ((row: FaqCategory) => MenuItem[]) | undefined {
  const { can } = useAuthority();
  const api = useResource<FaqCategory>(categoriesPath(property.id));
  if (!can('DELETE', 'faq_category', property.id)) return undefined;
  const remove = async (row: FaqCategory) => {
    await api.remove(row.id);
    notifyDeleted(api.path, row.name, row.id, { mayRestore: can('WRITE', 'faq_category', property.id) });
  };
  return (row) => [
    {
      label: 'Delete',
      icon: <TrashIcon />,
      tone: 'danger',
      onSelect: () => confirmDelete({ what: 'FAQ Category', name: row.name, onDelete: () => remove(row) }),
    },
  ];
}
