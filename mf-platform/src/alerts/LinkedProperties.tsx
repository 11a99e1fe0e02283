import type { Alert, PropertyRef } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { propertyHref } from 'shared-kit/shared-screens/properties/propertyLabels';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { Table, type Column } from 'shared-kit/ui/table/Table';
import css from './alerts.module.css';
import { countAssigned } from './describePlaces';
import { useGlobalAlert } from './useAlerts';

/** The name of a property, a link where the person may open it. */
function PropertyName({ property }: { property: PropertyRef }) {
  const mayOpen = useAuthority().can('READ', 'property', property.id);
  return mayOpen ? <Anchor href={propertyHref(property)}>{property.name}</Anchor> : <span>{property.name}</span>;
}

const COLUMNS: Column<PropertyRef>[] = [
  { key: 'name', header: 'Property Name', kind: 'title', cell: (property) => <PropertyName property={property} /> },
];

function hiddenText({ properties, hiddenProperties: count = 0 }: Alert): string {
  const other = properties.length > 0 ? 'other ' : '';
  if (count === 1) return `1 ${other}property that you cannot see is linked to it.`;
  return `${count} ${other}properties that you cannot see are linked to it.`;
}

/** The properties that an alert is assigned to; being the global alert adds none to them (document 1 §2, P-090, P-091). */
export function LinkedProperties({ alert }: { alert: Alert }) {
  const isGlobal = useGlobalAlert().data?.id === alert.id;
  const hasNone = countAssigned(alert) === 0;
  return (
    <div className={css.linked}>
      <h3>Linked Properties</h3>
      {isGlobal && (
        <Notice tone="info">
          {alert.published
            ? 'This is the global alert: every property shows it, even those that are not listed here, except where Override is on.'
            : 'This is the global alert, but a draft: no property shows it until it is published.'}
        </Notice>
      )}
      {(alert.properties.length > 0 || hasNone) && (
        <Table
          label="Linked properties"
          columns={COLUMNS}
          rows={alert.properties}
          rowKey={({ id }) => id}
          nameOf={({ name }) => name}
          empty={<p className={css.none}>No property is linked to this alert.</p>}
        />
      )}
      {alert.hiddenProperties ? <p className={css.none}>{hiddenText(alert)}</p> : null}
      <div>
        <LinkButton href="/hotels/alerts">Alert Assignments</LinkButton>
      </div>
    </div>
  );
}
