import { useMemo, type ReactNode } from 'react';
import type { Query } from 'shared-kit/api/resource';
import { useNavigate } from 'shared-kit/router';
import type { Property } from '../rules/entities';
import { ArchiveIcon, CopyIcon, TrashIcon } from '../ui/icons/icons';
import { lazyPart } from '../ui/lazyPart';
import type { MenuItem } from '../ui/overlay/menuItem';
import { Table } from '../ui/table/Table';
import { usualColumns } from './columns';
import { pluralNoun, titleOf, type ContentColumn, type ContentItem, type ContentType } from './contentType';
import type { EmptyListProps } from './EmptyList';
import { NewButton } from './ListActions';
import { publishAndDuplicateItems } from './publishAndDuplicateItems';
import type { ListPageState } from './useListPage';
import { preloadActions } from './useRowActions';

const emptyList = lazyPart<EmptyListProps>(() => import('./EmptyList').then((module) => module.EmptyList));

interface TableProps<T extends ContentItem> {
  type: ContentType<T>;
  property: Property;
  page: ListPageState<T>;
  base: string;
  columns: ContentColumn<T>[] | undefined;
  /** A part of the list, with the query that identifies it in the sort call; the whole list by default. */
  part?: { name: string; rows: T[]; sortQuery: Query; empty: ReactNode } | undefined;
}

/** A row's menu entries that the person may use: Archive or Unarchive, Clone, Delete (document 2 §2.6), Publish and Duplicate. */
function useRowMenu<T extends ContentItem>({ type, page, base, part }: Omit<TableProps<T>, 'property' | 'columns'>) {
  const navigate = useNavigate();
  const { actions } = page;
  const { mayWrite, mayDelete } = actions;
  if (!mayWrite && !mayDelete) return undefined;

  return (row: T): MenuItem[] => {
    preloadActions();
    const items: MenuItem[] = [];
    if (mayWrite)
      items.push({
        label: row.archived ? 'Unarchive' : 'Archive',
        icon: <ArchiveIcon />,
        onSelect: () => void actions.toggleArchived(row, page.inOrder ? (part?.rows ?? page.rows) : [], part?.sortQuery),
      });
    if (mayWrite && type.clones) {
      // The clone page opens on the tab that holds the row.
      const href = `${base}/clone?selected=${row.id}${row.archived ? '&list=archived' : ''}`;
      items.push({ label: 'Clone', icon: <CopyIcon />, onSelect: () => void navigate(href) });
    }
    if (mayDelete)
      items.push({ label: 'Delete', icon: <TrashIcon />, tone: 'danger', onSelect: () => void actions.askToDelete(row) });
    return mayWrite ? [...items, ...publishAndDuplicateItems(row, actions)] : items;
  };
}

/** The rows of a list with their menus, and what is shown in place of an empty one. */
export function ContentTable<T extends ContentItem>({ type, property, page, base, columns, part }: TableProps<T>) {
  const { mayWrite } = page.actions;
  const menu = useRowMenu({ type, page, base, part });
  const { address, order, states, prefetch } = page;
  const rows = part?.rows ?? page.rows;
  const move = part ? (from: number, to: number) => order.reorder(rows, from, to, part.sortQuery) : order.move;
  const tab = address.tab === 'archived' ? 'Archived' : 'Active';
  const { Part: EmptyList, failed } = emptyList.usePart(!part && !page.loading && rows.length === 0);

  const tableColumns = useMemo(
    () =>
      (columns ?? usualColumns(type)).map((column) =>
        column({ timeZone: property.timezone, editHref: (id) => `${base}/${id}/edit`, ...states, prefetch }),
      ),
    [columns, type, property.timezone, base, states, prefetch],
  );

  return (
    <Table
      label={`${tab} ${type.labels.plural}${part ? `: ${part.name}` : ''}`}
      columns={tableColumns}
      rows={page.loading ? undefined : rows}
      stale={page.list.stale}
      rowKey={(row) => row.id}
      nameOf={(row) => titleOf(type, row)}
      menu={menu}
      page={part ? undefined : order.place}
      marked={page.marked}
      onReorder={mayWrite && page.canReorder ? move : undefined}
      empty={
        part?.empty ??
        (EmptyList ? (
          <EmptyList
            plural={pluralNoun(type)}
            all={type.labels.items ?? type.labels.plural}
            page={address}
            counts={page.counts}
            add={mayWrite && <NewButton type={type} base={base} />}
          />
        ) : (
          failed && `No ${pluralNoun(type)}`
        ))
      }
    />
  );
}
