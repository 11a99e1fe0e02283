import { useCallback, useMemo } from 'react';
import { useProperties } from 'shared-kit/api/property';
import { useResource } from 'shared-kit/api/resource';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { notDone } from '../form/arrived';
import { Failed } from '../content/Failed';
import { LiveLine } from '../content/LiveLine';
import { setFlags } from '../content/setFlags';
import { usePageProperty } from '../content/usePageProperty';
import { useRefreshOnReturn } from '../content/useRefreshOnReturn';
import { CALENDAR_DISPLAYS, VIEWINGS } from '../rules/calendarOptions';
import type { Property } from '../rules/entities';
import type { Calendar } from '../rules/models/calendar';
import { EVENT_STATES } from '../rules/eventState';
import { STATE_WORDS } from '../rules/state';
import { Field } from '../ui/input/Field';
import { Select } from '../ui/input/Select';
import { TextButton } from '../ui/button/TextButton';
import { ArchiveIcon } from '../ui/icons/icons';
import { LinkButton } from '../ui/button/LinkButton';
import { Segments } from '../ui/input/Segments';
import { PageHead } from '../ui/page/PageHead';
import { ArchivedEvents } from './ArchivedEvents';
import css from './calendar.module.css';
import { shownCalendars } from './calendarColours';
import { CalendarPanel } from './CalendarPanel';
import { calendarsHref } from './eventType';
import { Schedule } from './Schedule';
import { useCalendarAddress, type Display } from './useCalendarAddress';
import { useRemembered } from './useRemembered';

/** The calendars page of a hotel or a restaurant (document 2 §2.3 and §4.7, document 3 §2). */
export default function CalendarsPage() {
  const { property, error, reload } = usePageProperty();
  if (error) return <Failed error={error} retry={reload} />;
  if (!property) return <PageHead title="Calendars" />;
  return <Calendars key={property.id} property={property} />;
}

const STATE_OPTIONS = [
  { value: '', label: 'Any state' },
  ...EVENT_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] })),
];

function Calendars({ property }: { property: Property }) {
  const { can } = useAuthority();
  const calendars = useResource<Calendar>(`/properties/${property.id}/calendars`);
  useRefreshOnReturn(calendars.path);
  const list = calendars.useList({ perPage: 2000 });
  const properties = useProperties();
  const [hidden, setHidden] = useRemembered(`innkeeper.hiddenCalendars.${property.id}`);
  const address = useCalendarAddress(property);
  const known = useMemo(() => shownCalendars(list.data ?? []), [list.data]);
  const calendarOf = useCallback((id: string) => known.get(id), [known]);
  const mayWrite = can('WRITE', 'calendar_event', property.id);
  const keepsDisplay = can('WRITE', 'calendar', property.id) || can('WRITE', 'property', property.id);

  const displayAs = async (next: Display) => {
    address.showAs(next);
    if (!keepsDisplay) return;
    try {
      await setFlags(properties, property.id, { calendarDisplayAs: next });
      const label = CALENDAR_DISPLAYS.find(({ value }) => value === next)?.label;
      toast({ text: `The calendars of ${property.name} open as ${label} for everybody now.` });
    } catch (failed) {
      toast({ text: notDone('Display As', 'saved', failed), tone: 'problem' });
    }
  };
  const base = calendarsHref(property);
  return (
    <>
      <PageHead
        title="Calendars"
        line={<LiveLine property={property} link="calendarsUrl" label="View Live Calendars Page" />}
        actions={
          mayWrite && (
            <>
              <LinkButton href={`${base}/events/clone`}>Clone a Calendar Event</LinkButton>
              <LinkButton tone="primary" href={`${base}/events/new`}>
                + New Event
              </LinkButton>
            </>
          )
        }
      />
      <div className={css.page}>
        <div className={css.panel}>
          {list.error && <Failed error={list.error} retry={list.reload} />}
          <CalendarPanel
            property={property}
            calendars={list.data ?? (list.error ? [] : undefined)}
            known={known}
            hidden={hidden}
            onHide={setHidden}
          />
          <div>
            <p className={css.caption}>Display As</p>
            <Segments
              label="Display As"
              options={CALENDAR_DISPLAYS.map(({ value, label }) => ({ key: value, label }))}
              value={address.display}
              onChange={(next) => void displayAs(next)}
            />
            {keepsDisplay && <p className={css.note}>Saved for everybody who opens this page.</p>}
          </div>
          <div>
            <p className={css.caption}>Viewing</p>
            <Segments
              label="Viewing"
              options={VIEWINGS.map(({ value, label }) => ({ key: String(value), label }))}
              value={String(address.viewing)}
              onChange={(next) => address.showOnly(Number(next))}
            />
          </div>
          <Field label="State" name="state">
            <Select
              options={STATE_OPTIONS}
              value={address.state ?? ''}
              onChange={({ target }) => address.showState(target.value)}
            />
          </Field>
          <TextButton icon={<ArchiveIcon />} onClick={() => address.showArchive(!address.isArchive)}>
            {address.isArchive ? 'Back to the calendar' : 'Archived events'}
          </TextButton>
        </div>
        {address.isArchive ? (
          <ArchivedEvents property={property} calendarOf={calendarOf} />
        ) : (
          <Schedule
            property={property}
            calendarOf={calendarOf}
            hidden={hidden}
            onShowAll={() => setHidden(new Set())}
            address={address}
            mayAdd={mayWrite}
          />
        )}
      </div>
    </>
  );
}
