import type { ReactNode } from 'react';
import { ApiError, request } from 'shared-kit/api/http';
import { useResource } from 'shared-kit/api/resource';
import { LastChanged } from 'shared-kit/content/history/LastChanged';
import { Failed } from 'shared-kit/content/Failed';
import { LiveLine } from 'shared-kit/content/LiveLine';
import { PropertyPage } from 'shared-kit/content/PropertyPage';
import { RichTextField } from 'shared-kit/fields/richText/richText';
import { ToggleField } from 'shared-kit/fields/toggle/toggle';
import { PreviewButton } from 'shared-kit/content/preview/PreviewButton';
import { changedBody } from 'shared-kit/form/changedBody';
import { FormShell } from 'shared-kit/form/FormShell';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import type { Hours, Property } from 'shared-kit/rules/entities';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { hoursRules } from 'shared-kit/rules/validation/hours';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { Panel } from 'shared-kit/ui/page/Panel';
import { LoadingForm } from 'shared-kit/ui/form/LoadingForm';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Section } from 'shared-kit/ui/page/Section';
import { draftAs, hoursParts, readHours, writeHours, type HoursValues } from './hoursValues';
import { HOURS_VIEWS } from './HoursPreview';
import { SlotTable } from './SlotTable';
import styles from './hours.module.css';

/** /restaurants/:restaurantId/hours */
export default function HoursPage() {
  return <PropertyPage title="Hours">{(property) => <LoadedHours property={property} />}</PropertyPage>;
}

function LoadedHours({ property }: { property: Property }) {
  const api = useResource<Hours>(`/properties/${property.id}/hours`);
  const mayWrite = useAuthority().can('WRITE', 'hour', property.id);
  const { data, error, reload } = api.useList();
  return (
    <>
      <PageHead
        title="Hours"
        line={
          <>
            <LiveLine property={property} link="hoursUrl" label="View Live Hours Page" />
            {data?.[0] && (
              <LastChanged
                item={data[0]}
                collection={api.path}
                parts={hoursParts}
                read={readHours}
                property={property}
                mayRestore={mayWrite}
              />
            )}
          </>
        }
      />
      {error && !data ? (
        <Failed error={error} retry={reload} />
      ) : data ? (
        <Editor property={property} hours={data[0]} />
      ) : (
        <LoadingForm />
      )}
    </>
  );
}

/** The preview button is outside the fields, which are disabled for people who may only read. */
const withPreview = (fields: ReactNode, property: Property) => (
  <>
    <div className={styles.preview}>
      <PreviewButton views={HOURS_VIEWS} property={property} id={undefined} />
    </div>
    {fields}
  </>
);

/**
 * A restaurant has one record of hours: whoever tries to create it second gets a conflict to resolve, as if both had
 * edited it.
 */
const asEditConflict = (path: string) => async (error: unknown) => {
  if (!(error instanceof ApiError) || error.status !== 409) throw error;
  const { data } = await request<Hours[]>('GET', path);
  const [current] = data;
  throw current ? new ApiError({ status: 412, code: 'stale', message: error.message, current }) : error;
};

/** The first Save creates the record, later ones change it (document 3 §4). The person stays on the page. */
function Editor({ property, hours }: { property: Property; hours: Hours | undefined }) {
  const api = useResource<Hours>(`/properties/${property.id}/hours`);
  const mayWrite = useAuthority().can('WRITE', 'hour', property.id);
  const form = useSavedForm<HoursValues, Hours>({
    path: `/restaurants/${property.id}/hours`,
    item: hours,
    kind: 'hours',
    read: readHours,
    parts: hoursParts,
    draftAs,
    check: (values) => fieldErrors(hoursRules, values),
    save: (values, base, newId) => {
      const body = changedBody(writeHours, values, base && readHours(base), base);
      return api.save(body, base?.id, base?.version, newId).catch(asEditConflict(api.path));
    },
    onSaved: () => toast({ text: 'Hours saved.' }),
  });
  return (
    <FormShell
      form={form}
      name="restaurant-hours"
      readOnly={!mayWrite}
      zone={property.timezone}
      around={(fields) => withPreview(fields, property)}
    >
      <div className={styles.sections}>
        <Section title="Hours" note={property.timezone}>
          <Panel>
            <ToggleField name="published" label="Published" hint="Guests see the hours on the site." isSwitch />
          </Panel>
          <SlotTable readOnly={!mayWrite} />
        </Section>
        <Section title="Custom Message">
          <Panel>
            <ToggleField
              name="messagePublished"
              label="Message published"
              hint="Guests see the message beside the hours."
              isSwitch
            />
          </Panel>
          <RichTextField name="message" label="Message" />
        </Section>
      </div>
    </FormShell>
  );
}
