import { useMemo } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { Failed } from 'shared-kit/content/Failed';
import { LiveLine } from 'shared-kit/content/LiveLine';
import { usePageProperty } from 'shared-kit/content/usePageProperty';
import { RichTextField } from 'shared-kit/fields/richText/richText';
import { ToggleField } from 'shared-kit/fields/toggle/toggle';
import { changedLabels } from 'shared-kit/form/flattenErrors';
import { PlainForm } from 'shared-kit/form/PlainForm';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import type { Hours, Property } from 'shared-kit/rules/entities';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { hoursRules } from 'shared-kit/rules/validation/hours';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { CleanHtml } from 'shared-kit/ui/CleanHtml';
import { Panel } from 'shared-kit/ui/page/Panel';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Section } from 'shared-kit/ui/page/Section';
import { LABELS, readHours, writeHours, type HoursValues } from './hoursValues';
import { sayHours } from './sayHours';
import { SlotTable } from './SlotTable';
import styles from './hours.module.css';

/** /restaurants/:restaurantId/hours */
export default function HoursPage() {
  const { property, error, reload } = usePageProperty();
  if (error) return <Failed error={error} retry={reload} />;
  if (!property) return <PageHead title="Hours" />;
  return <Stored property={property} />;
}

function Stored({ property }: { property: Property }) {
  const { data, error, reload } = useResource<Hours>(`/properties/${property.id}/hours`).useList();
  return (
    <>
      <PageHead title="Hours" line={<LiveLine property={property} link="hoursUrl" label="View Live Hours Page" />} />
      {error && !data ? (
        <Failed error={error} retry={reload} />
      ) : data ? (
        <Editor property={property} hours={data[0]} />
      ) : (
        <p role="status">Loading ...</p>
      )}
    </>
  );
}

/** The one record: created by its first Save, changed by every other (document 3 §4). The person stays on the page. */
function Editor({ property, hours }: { property: Property; hours: Hours | undefined }) {
  const api = useResource<Hours>(`/properties/${property.id}/hours`);
  const mayWrite = useAuthority().can('WRITE', 'hour', property.id);
  const initial = useMemo(() => readHours(hours), [hours]);
  const send = (values: HoursValues, version = hours?.version) => api.save(writeHours(values), hours?.id, version);
  const form = useSavedForm<HoursValues>({
    path: `/restaurants/${property.id}/hours`,
    initial,
    version: hours?.version,
    check: (values) => fieldErrors(hoursRules, values),
    changed: changedLabels(LABELS),
    save: (values) => send(values),
    onSaved: () => toast({ text: 'Hours saved.' }),
  });
  return (
    <PlainForm
      form={form}
      name="restaurant-hours"
      labels={LABELS}
      readOnly={!mayWrite}
      conflict={{
        read: (current: Hours) => readHours(current),
        say: sayHours,
        saveOver: (merged, current) => form.store(merged, (values) => send(values, current.version)),
      }}
    >
      <div className={styles.sections}>
        <Section title="Hours" note={property.timezone}>
          <Panel>
            <ToggleField
              name="published"
              label="Published"
              hint="Guests see the hours on the site."
              spread
              disabled={!mayWrite}
            />
          </Panel>
          <SlotTable readOnly={!mayWrite} />
        </Section>
        <Section title="Custom Message">
          <Panel>
            <ToggleField
              name="messagePublished"
              label="Message published"
              hint="Guests see the message beside the hours."
              spread
              disabled={!mayWrite}
            />
          </Panel>
          {mayWrite ? <RichTextField name="message" label="Message" /> : <CleanHtml html={initial.message} />}
        </Section>
      </div>
    </PlainForm>
  );
}
