import { useMemo } from 'react';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { EmptyList } from 'shared-kit/content/EmptyList';
import { WithRows } from 'shared-kit/content/WithRows';
import { contains, useListAddress } from 'shared-kit/content/useListAddress';
import type { Alert } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { countsWith } from 'shared-kit/rules/countsWith';
import { listTabs } from 'shared-kit/rules/tabs';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { SearchInput } from 'shared-kit/ui/input/SearchInput';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Pager } from 'shared-kit/ui/pager/Pager';
import { Table, type Column } from 'shared-kit/ui/table/Table';
import { Tabs } from 'shared-kit/ui/tabs/Tabs';
import { countAssigned } from './describePlaces';
import { editAlertPath } from './editAlertPath';
import { NewAlertButton } from './NewAlertButton';
import { useAlertMenu } from './useAlertMenu';
import { useAlertOrder } from './useAlertOrder';
import { GLOBAL, ORDER, useAlertRights, useAlerts, useGlobalAlert } from './useAlerts';

const columnsFor = (globalId: string | undefined): Column<Alert>[] => [
  {
    key: 'name',
    header: 'Alert Name',
    kind: 'title',
    cell: ({ id, name, published, archived }) => (
      <>
        <Anchor href={editAlertPath(id)}>{name}</Anchor>
        {!published && !archived && <StatusPill>Draft</StatusPill>}
        {id === globalId && <StatusPill on={published}>Global Alert</StatusPill>}
      </>
    ),
  },
  // The properties that the alert is assigned to, not those that show it because it is the global one (P-131, P-091).
  { key: 'count', header: 'Assignment Count', kind: 'number', cell: countAssigned },
];

/** /hotels/alerts/listings: the alerts in their order, 200 a page (document 1 §2 and §9, P-080 to P-083). */
export default function AlertListingsPage() {
  const api = useAlerts();
  useRefreshOnReturn(api.path);
  useRefreshOnReturn(GLOBAL);
  const { tab, page, filter, showTab, showPage, search, clear } = useListAddress();
  const list = api.useList({
    archived: tab === 'archived',
    orderBy: ORDER,
    name: contains(filter),
    page,
    perPage: PER_PAGE.alerts,
  });
  const counts = countsWith(api.useCounts(), tab, filter ? undefined : list);
  const globalId = useGlobalAlert().data?.id;
  const { mayChange } = useAlertRights();
  const menu = useAlertMenu(globalId);
  const order = useAlertOrder(list, tab === 'archived');
  const columns = useMemo(() => columnsFor(globalId), [globalId]);

  const empty = (
    <EmptyList
      plural="alerts"
      page={{ tab, filter, clear, showTab }}
      counts={counts}
      emptyArchiveText="Archived items are kept here, off the sites."
      add={<NewAlertButton />}
    >
      An alert appears on the sites of the properties that it is assigned to.
    </EmptyList>
  );
  const actions = (
    <>
      <LinkButton href="/hotels/alerts">Alert Assignments</LinkButton>
      <NewAlertButton />
    </>
  );
  return (
    <>
      <PageHead title="Alert Listings" actions={actions} />
      <Tabs
        label="Alert Listings"
        tabs={listTabs(counts)}
        value={tab}
        onChange={showTab}
        end={<SearchInput label="Filter Alerts..." value={filter} onSearch={search} />}
      >
        <WithRows loaded={list}>
          <Table
            label={tab === 'archived' ? 'Archived alerts' : 'Active alerts'}
            columns={columns}
            rows={list.loading ? undefined : order.rows}
            stale={list.stale}
            rowKey={({ id }) => id}
            nameOf={({ name }) => name}
            menu={menu}
            page={order.place}
            // Rows cannot be dragged while the order shown is not the stored one (OP-57).
            onReorder={mayChange && filter === '' && !list.stale ? order.move : undefined}
            empty={empty}
          />
        </WithRows>
        <Pager {...list.meta} onPage={showPage} />
      </Tabs>
    </>
  );
}
