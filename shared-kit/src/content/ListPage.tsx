import type { Property } from '../rules/entities';
import { listTabs } from '../rules/tabs';
import { PageHead } from '../ui/page/PageHead';
import { Pager } from '../ui/pager/Pager';
import { Tabs } from '../ui/tabs/Tabs';
import { ClonedNotice } from './ClonedNotice';
import { ContentTable } from './ContentTable';
import { listHref, type ContentColumn, type ContentItem, type ContentType } from './contentType';
import { WithRows } from './WithRows';
import { ListActions } from './ListActions';
import { ListControls } from './ListControls';
import { LiveLine } from './LiveLine';
import { MoveNote } from './MoveNote';
import { PropertyPage } from './PropertyPage';
import { useListPage } from './useListPage';

interface ListProps<T extends ContentItem> {
  type: ContentType<T>;
  /** The columns; title, start, end and status by default. */
  columns?: ContentColumn<T>[];
}

/**
 * The list of one content type of the property in the address: live-page line, search, tabs with counts, table, pager (documents
 * 2 and 3 §2). It uses only `useListPage`; a list that differs builds on the same hook.
 */
export function ListPage<T extends ContentItem>(props: ListProps<T>) {
  return <PropertyPage title={props.type.labels.plural}>{(property) => <List {...props} property={property} />}</PropertyPage>;
}

function List<T extends ContentItem>({ type, columns, property }: ListProps<T> & { property: Property }) {
  const page = useListPage(type, property);
  const { address, list } = page;
  const base = listHref(type, property);
  return (
    <>
      <PageHead
        title={type.labels.plural}
        line={<LiveLine property={property} link={type.liveLink} label={type.labels.live} />}
        actions={<ListActions type={type} property={property} />}
      />
      {type.clones && <ClonedNotice list={base} />}
      <Tabs
        label={type.labels.plural}
        tabs={listTabs(page.counts)}
        value={address.tab}
        onChange={address.showTab}
        end={<ListControls plural={type.labels.plural} undated={type.undated} page={address} />}
      >
        <WithRows loaded={list}>
          <MoveNote type={type} page={page} />
          <ContentTable type={type} property={property} page={page} base={base} columns={columns} />
        </WithRows>
        <Pager {...list.meta} onPage={address.showPage} />
      </Tabs>
    </>
  );
}
