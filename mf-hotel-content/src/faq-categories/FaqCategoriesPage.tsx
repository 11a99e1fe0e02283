import { useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { useResource } from 'shared-kit/api/resource';
import { Failed } from 'shared-kit/content/Failed';
import { contains } from 'shared-kit/content/useListPage';
import { usePageProperty } from 'shared-kit/content/usePageProperty';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { FaqCategory, Property } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { move, sortBody } from 'shared-kit/rules/sort';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { TrashIcon } from 'shared-kit/ui/icons/icons';
import { SearchInput } from 'shared-kit/ui/input/SearchInput';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Table } from 'shared-kit/ui/table/Table';
import type { Column } from 'shared-kit/ui/table/column';
import { Tabs } from 'shared-kit/ui/tabs/Tabs';
import { useMemo } from 'react';

/** /hotels/:hotelid/faqs/categories: one Current tab, since a category has no archive (OP-101). */
export default function FaqCategoriesPage() {
  const { property, error, reload } = usePageProperty();
  if (error) return <Failed error={error} retry={reload} />;
  if (!property) return <PageHead title="FAQ Categories" />;
  return <Categories property={property} />;
}

function Categories({ property }: { property: Property }) {
  const authority = useAuthority();
  const base = `/hotels/${property.id}/faqs/categories`;
  const api = useResource<FaqCategory>(`/properties/${property.id}/faq-categories`);
  const [filter, setFilter] = useState('');
  const all = api.useList({ perPage: PER_PAGE.count });
  const list = api.useList({ orderBy: 'sort_index:ASC', perPage: PER_PAGE.most, name: contains(filter) });
  const [moved, setMoved] = useState<{ of: FaqCategory[]; rows: FaqCategory[] } | null>(null);
  const rows = moved && moved.of === list.data ? moved.rows : list.data;
  const may = authority.can('WRITE', 'faq_category', property.id);
  const mayDelete = authority.can('DELETE', 'faq_category', property.id);

  const columns = useMemo<Column<FaqCategory>[]>(
    () => [
      {
        key: 'name',
        header: 'Name',
        kind: 'title',
        cell: (row) => <Anchor href={`${base}/${row.id}/edit`}>{row.name}</Anchor>,
      },
    ],
    [base],
  );

  const reorder = async (from: number, to: number) => {
    const body = rows && sortBody(rows, from, to);
    if (!rows || !body || !list.data) return;
    setMoved({ of: list.data, rows: move(rows, from, to) });
    try {
      await api.sort({ ...body });
    } catch (error) {
      setMoved(null);
      toast({ text: messageOf(error), tone: 'problem' });
    }
  };
  const remove = async (row: FaqCategory) => {
    await api.remove(row.id);
    toast({ text: `${row.name} deleted.` });
  };
  const add = may && (
    <LinkButton tone="primary" href={`${base}/new`}>
      + New FAQ Category
    </LinkButton>
  );

  return (
    <>
      <PageHead title="FAQ Categories" actions={add} />
      <Tabs
        label="FAQ Categories"
        tabs={[{ key: 'current', label: 'Current', count: all.meta?.count }]}
        value="current"
        onChange={() => undefined}
        end={<SearchInput label="Filter FAQ Categories..." value={filter} onSearch={setFilter} />}
      >
        {list.error ? (
          <Failed error={list.error} retry={list.reload} />
        ) : (
          <Table
            label="FAQ Categories"
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            nameOf={(row) => row.name}
            menu={
              mayDelete
                ? (row) => [
                    {
                      label: 'Delete',
                      icon: <TrashIcon />,
                      tone: 'danger',
                      onSelect: () => confirmDelete({ what: 'FAQ Category', name: row.name, onDelete: () => remove(row) }),
                    },
                  ]
                : undefined
            }
            onReorder={may && !filter ? (from, to) => void reorder(from, to) : undefined}
            empty={
              filter ? (
                <EmptyState title={`No FAQ categories match “${filter}”.`} />
              ) : (
                <EmptyState title="There are no FAQ Categories" actions={add}>
                  A category groups the questions on the hotel’s FAQ page.
                </EmptyState>
              )
            }
          />
        )}
      </Tabs>
    </>
  );
}
