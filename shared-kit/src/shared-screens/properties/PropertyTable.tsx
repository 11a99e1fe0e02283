import type { ReactNode } from 'react';
import { EmptyList } from '../../content/EmptyList';
import { WithRows } from '../../content/WithRows';
import type { Property, PropertyType } from '../../rules/entities';
import { listTabs } from '../../rules/tabs';
import { SearchInput } from '../../ui/input/SearchInput';
import { Anchor } from '../../ui/link/Anchor';
import { Pager } from '../../ui/pager/Pager';
import { Table, type Column } from '../../ui/table/Table';
import { Tabs } from '../../ui/tabs/Tabs';
import { propertyHref, PROPERTY_LABELS } from './propertyLabels';
import { usePropertyList } from './usePropertyList';
import { usePropertyMenu } from './usePropertyMenu';

/** The columns of property lists. Keep arrays of them outside of components. */
export const propertyColumns = {
  name: {
    key: 'name',
    header: 'Property Name',
    kind: 'title',
    cell: (row) => <Anchor href={propertyHref(row)}>{row.name}</Anchor>,
  },
  type: { key: 'type', header: 'Property Type', cell: ({ type }) => PROPERTY_LABELS[type].singular },
  region: { key: 'region', header: 'Region', cell: ({ region }) => region?.name ?? '--' },
} satisfies Record<string, Column<Property>>;

interface Props {
  /** Only properties of this type; both types when left out. */
  type?: PropertyType;
  columns: readonly Column<Property>[];
  /** Offers a filter by name ('Filter Hotels...'). */
  filterLabel?: string;
  /** The button that adds the first one, where there is none yet. */
  add?: ReactNode;
}

/** Active and Archived tabs with counts over a table of properties (document 1 §2, document 3 §2). */
export function PropertyTable({ type, columns, filterLabel, add }: Props) {
  const { tab, filter, search, clear, showTab, showPage, list, counts } = usePropertyList(type);
  const menu = usePropertyMenu();
  const many = type ? PROPERTY_LABELS[type].plural : 'Properties';
  const manyInSentence = many.toLowerCase();
  const empty = (
    <EmptyList
      plural={manyInSentence}
      page={{ tab, filter, clear, showTab }}
      counts={counts}
      emptyArchiveText={`Archived ${manyInSentence} are kept here with all their content.`}
      add={add}
    >
      The {manyInSentence} that you may work on are listed here.
    </EmptyList>
  );
  return (
    <Tabs
      label={many}
      tabs={listTabs(counts)}
      value={tab}
      onChange={showTab}
      end={filterLabel && <SearchInput label={filterLabel} value={filter} onSearch={search} />}
    >
      <WithRows loaded={list}>
        <Table
          label={`${tab === 'archived' ? 'Archived' : 'Active'} ${manyInSentence}`}
          columns={columns}
          rows={list.loading ? undefined : list.data}
          stale={list.stale}
          rowKey={({ id }) => id}
          nameOf={({ name }) => name}
          menu={menu}
          empty={empty}
        />
      </WithRows>
      <Pager {...list.meta} onPage={showPage} />
    </Tabs>
  );
}
