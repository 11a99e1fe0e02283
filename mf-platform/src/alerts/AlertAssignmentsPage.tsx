import { useMemo } from 'react';
import { useEvery } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { Failed } from 'shared-kit/content/Failed';
import type { Alert, AlertAssignment } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { useAuthority } from 'shared-kit/session';
import { propertyHref } from 'shared-kit/shared-screens/properties/propertyLabels';
import { ClearFilter } from 'shared-kit/ui/button/ClearFilter';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { Toggle } from 'shared-kit/ui/input/Toggle';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { ListPager } from 'shared-kit/ui/pager/ListPager';
import { Table, type Column } from 'shared-kit/ui/table/Table';
import { AlertSelect } from './AlertSelect';
import css from './alerts.module.css';
import { AssignmentFilter } from './AssignmentFilter';
import { DraftAlert } from './DraftAlert';
import { editAlertPath } from './editAlertPath';
import { GlobalAlert } from './GlobalAlert';
import { NewAlertButton } from './NewAlertButton';
import { ALERTS, ASSIGNED, GLOBAL, ORDER, useAlertRights } from './useAlerts';
import { useAssignmentFilter } from './useAssignmentFilter';
import { useAssignments } from './useAssignments';

interface Context {
  alerts: readonly Alert[];
  mayAssign: (propertyId: string) => boolean;
  /** False for a property that the person may not open; an alert may be assigned to it all the same (OP-134). */
  mayRead: (propertyId: string) => boolean;
  save: ReturnType<typeof useAssignments>['save'];
}

const columnsFor = ({ alerts, mayAssign, mayRead, save }: Context): Column<AlertAssignment>[] => [
  {
    key: 'property',
    header: 'Property Name',
    kind: 'title',
    cell: ({ property, alert }) => (
      <span className={css.property}>
        {mayRead(property.id) ? <Anchor href={propertyHref(property)}>{property.name}</Anchor> : <span>{property.name}</span>}
        {alert ? (
          <span className={css.state}>
            <Anchor className={css.edit} href={editAlertPath(alert.id)}>
              Edit Alert
            </Anchor>
            <DraftAlert alert={alerts.find(({ id }) => id === alert.id)} subject={`${alert.name} at ${property.name}`} />
          </span>
        ) : (
          <span className={css.none}>No Alert</span>
        )}
      </span>
    ),
  },
  {
    key: 'override',
    header: 'Override',
    cell: (row) => (
      <Toggle
        hideLabel
        label={`Override: ${row.property.name}`}
        checked={row.override}
        disabled={!row.alert || !mayAssign(row.property.id)}
        onChange={({ target: { checked } }) => save(row, { ...row, override: checked }, { override: checked })}
      />
    ),
  },
  {
    key: 'alert',
    header: 'Alert Listing',
    cell: (row) => (
      <div className={css.choice}>
        <AlertSelect
          label={`Alert Listing: ${row.property.name}`}
          alerts={alerts}
          current={row.alert}
          disabled={!mayAssign(row.property.id)}
          onChoose={(alert) =>
            alert
              ? save(row, { ...row, alert: { id: alert.id, name: alert.name } }, { alertId: alert.id })
              : save(row, { ...row, alert: null, override: false }, {})
          }
        />
      </div>
    ),
  },
];

/** /hotels/alerts: the global alert, and the alert of each hotel and restaurant (document 1 §2, P-084 to P-087, OP-43). */
export default function AlertAssignmentsPage() {
  const filter = useAssignmentFilter();
  const { mayAssign } = useAlertRights();
  useRefreshOnReturn(ALERTS);
  useRefreshOnReturn(ASSIGNED);
  useRefreshOnReturn(GLOBAL);
  const activeAlerts = useEvery<Alert>(ALERTS, { archived: false, orderBy: ORDER, perPage: PER_PAGE.alerts });
  const alerts = useMemo(() => activeAlerts.data ?? [], [activeAlerts.data]);
  const { rows, meta, loading, error, reload, save } = useAssignments(filter.query, alerts);
  const authority = useAuthority();
  const columns = useMemo(() => {
    const mayRead = (id: string) => authority.can('READ', 'property', id);
    return columnsFor({ alerts, mayAssign, mayRead, save });
  }, [alerts, mayAssign, authority, save]);
  const loadError = (!rows && error) || (!activeAlerts.data && activeAlerts.error);
  const empty = filter.isFiltered ? (
    <EmptyState title="No properties match" actions={<ClearFilter onClear={filter.clear} />}>
      Try another name, or fewer filters.
    </EmptyState>
  ) : (
    <EmptyState title="There are no properties">The properties that you may read are listed here.</EmptyState>
  );
  const actions = (
    <>
      <LinkButton href="/hotels/alerts/listings">Alert Listings</LinkButton>
      <NewAlertButton />
    </>
  );
  return (
    <>
      <PageHead title="Alert Assignments" actions={actions} />
      {loadError ? (
        <Failed error={loadError} retry={() => Promise.all([reload(), activeAlerts.reload()])} />
      ) : (
        <div className={css.page}>
          <GlobalAlert alerts={alerts} />
          <AssignmentFilter filter={filter} />
          <Table
            label="Alert assignments"
            columns={columns}
            rows={loading ? undefined : rows}
            rowKey={({ property }) => property.id}
            nameOf={({ property }) => property.name}
            empty={empty}
          />
          <ListPager list={{ meta, error }} onPage={filter.showPage} />
        </div>
      )}
    </>
  );
}
