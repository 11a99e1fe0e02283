import { useMemo, type ReactNode } from 'react';
import type { Query } from 'shared-kit/api/resource';
import { useAuthority } from 'shared-kit/session';
import { useNavigate } from 'shared-kit/router';
import { confirmDelete } from '../modals/confirmDelete';
import type { Property } from '../rules/entities';
import { listTabs } from '../rules/tabs';
import { LinkButton } from '../ui/button/LinkButton';
import { ArchiveIcon, CopyIcon, TrashIcon } from '../ui/icons/icons';
import type { MenuItem } from '../ui/overlay/menuItem';
import { lazyPart } from '../ui/lazyPart';
import { PageHead } from '../ui/page/PageHead';
import { Pager } from '../ui/pager/Pager';
import { Table } from '../ui/table/Table';
import { Tabs } from '../ui/tabs/Tabs';
import { ClonedNotice } from './ClonedNotice';
import { usualColumns } from './columns';
import { itemsOf, listHref, titleOf, type ContentColumn, type ContentItem, type ContentType } from './contentType';
import type { EmptyListProps } from './EmptyList';
import { Failed } from './Failed';
import { ListControls } from './ListControls';
import { LiveLine } from './LiveLine';
import { moreItems } from './moreItems';
import { MoveNote } from './MoveNote';
import { useListPage, type ListPageState } from './useListPage';
import { usePageProperty } from './usePageProperty';
import { preloadActions } from './useRowActions';

interface ListProps<T extends ContentItem> {
  type: ContentType<T>;
  /** The columns; title, start, end and status by default. */
  columns?: ContentColumn<T>[];
}

const emptyList = lazyPart<EmptyListProps>(() => import('./EmptyList').then((module) => module.EmptyList));

/**
 * The list of one content type of the property in the address: live-page line, search, tabs with counts, table, pager (documents
 * 2 and 3 §2). It uses only `useListPage`; a list that differs builds on the same hook.
 */
export function ListPage<T extends ContentItem>({ type, columns }: ListProps<T>) {
  const { property, error, reload } = usePageProperty();
  if (error) return <Failed error={error} retry={reload} />;
  if (!property) return <PageHead title={type.labels.many} />;
  return <List type={type} property={property} columns={columns} />;
}

type Placed<T extends ContentItem> = Omit<ListProps<T>, 'columns'> & {
  property: Property;
  columns: ContentColumn<T>[] | undefined;
};

function List<T extends ContentItem>({ type, property, columns }: Placed<T>) {
  const page = useListPage(type, property);
  const base = listHref(type, property);
  return (
    <>
      <PageHead
        title={type.labels.many}
        line={<LiveLine property={property} link={type.liveLink} label={type.labels.live} />}
        actions={<ListActions type={type} property={property} />}
      />
      {type.clones && <ClonedNotice list={base} />}
      <Tabs
        label={type.labels.many}
        tabs={listTabs(page.counts)}
        value={page.tab}
        onChange={page.showTab}
        end={<ListControls many={type.labels.many} undated={type.undated} page={page} />}
      >
        {page.error ? (
          <Failed error={page.error} retry={page.reload} />
        ) : (
          <>
            <MoveNote type={type} property={property} page={page} />
            <ContentTable type={type} property={property} page={page} base={base} columns={columns} />
          </>
        )}
        {page.meta && <Pager {...page.meta} onPage={page.showPage} />}
      </Tabs>
    </>
  );
}

/** 'Clone Special' and '+ New Special', for those who may write here. */
export function ListActions<T extends ContentItem>({ type, property }: { type: ContentType<T>; property: Property }) {
  const may = useAuthority().can('WRITE', type.resource, property.id);
  const base = listHref(type, property);
  if (!may) return null;
  return (
    <>
      {type.clones && <LinkButton href={`${base}/clone`}>Clone {type.labels.one}</LinkButton>}
      <NewButton type={type} base={base} />
    </>
  );
}

const NewButton = ({ type, base }: { type: Pick<ContentType<never>, 'labels'>; base: string }) => (
  <LinkButton tone="primary" href={`${base}/new`}>
    + New {type.labels.one}
  </LinkButton>
);

interface TableProps<T extends ContentItem> {
  type: ContentType<T>;
  property: Property;
  page: ListPageState<T>;
  base: string;
  columns: ContentColumn<T>[] | undefined;
  /** A part of the list, with what the sort call sends to name it; the whole list by default. */
  part?: { name: string; rows: T[]; within: Query; empty: ReactNode };
}

/** The rows of a list with their menu: Archive or Unarchive, Clone, Delete (document 2 §2.6). */
export function ContentTable<T extends ContentItem>({ type, property, page, base, columns, part }: TableProps<T>) {
  const authority = useAuthority();
  const navigate = useNavigate();
  const may = authority.can('WRITE', type.resource, property.id);
  const mayDelete = authority.can('DELETE', type.resource, property.id);
  const nameOf = (row: T) => titleOf(type, row);
  const { live, wordsOf, prefetch } = page;
  const rows = part?.rows ?? page.rows;
  const tab = page.tab === 'archived' ? 'Archived' : 'Active';
  const { Part: EmptyList, failed } = emptyList.usePart(!part && !page.loading && rows.length === 0);

  const shown = useMemo(
    () =>
      (columns ?? usualColumns(type)).map((column) =>
        column({ timeZone: property.timezone, editHref: (id) => `${base}/${id}/edit`, live, wordsOf, prefetch }),
      ),
    [columns, type, property.timezone, base, live, wordsOf, prefetch],
  );

  const menu = (row: T): MenuItem[] => {
    preloadActions();
    const items: MenuItem[] = [];
    if (may)
      items.push({
        label: row.archived ? 'Unarchive' : 'Archive',
        icon: <ArchiveIcon />,
        onSelect: () => void page.toggleArchived(row, rows, part?.within),
      });
    if (may && type.clones) {
      // The clone page opens on the tab that holds the row.
      const href = `${base}/clone?selected=${row.id}${row.archived ? '&list=archived' : ''}`;
      items.push({ label: 'Clone', icon: <CopyIcon />, onSelect: () => void navigate(href) });
    }
    if (mayDelete) {
      const what = type.labels.remove ?? type.labels.one;
      const ask = () => confirmDelete({ what, name: nameOf(row), onDelete: () => page.remove(row) });
      items.push({ label: 'Delete', icon: <TrashIcon />, tone: 'danger', onSelect: ask });
    }
    return may ? [...items, ...moreItems(row, page)] : items;
  };

  return (
    <Table
      label={`${tab} ${type.labels.many}${part ? `: ${part.name}` : ''}`}
      columns={shown}
      rows={page.loading ? undefined : rows}
      rowKey={(row) => row.id}
      nameOf={nameOf}
      menu={may || mayDelete ? menu : undefined}
      page={part ? undefined : page.place}
      marked={page.marked}
      onReorder={
        may && page.canReorder ? (part ? (from, to) => page.reorder(rows, from, to, part.within) : page.move) : undefined
      }
      empty={
        part?.empty ??
        (EmptyList ? (
          <EmptyList
            many={itemsOf(type)}
            all={type.labels.items ?? type.labels.many}
            page={page}
            counts={page.counts}
            kept="What you archive is kept here, off the site."
            add={may && <NewButton type={type} base={base} />}
          >
            What you add here appears on the site once it is published, within its dates where it has any.
          </EmptyList>
        ) : (
          failed && `No ${itemsOf(type)}.`
        ))
      }
    />
  );
}
