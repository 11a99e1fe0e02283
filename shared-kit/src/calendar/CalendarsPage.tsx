import { useCallback, useMemo } from 'react';
import { isUnreadable } from 'shared-kit/api/http';
import { useAuthority } from 'shared-kit/session';
import { WithRows } from '../content/WithRows';
import { useRemaining } from '../content/clone/useRemaining';
import { LiveLine } from '../content/LiveLine';
import { PropertyPage } from '../content/PropertyPage';
import { useRefreshOnReturn } from '../content/useRefreshOnReturn';
import { VIEWINGS } from '../rules/calendarOptions';
import type { Property } from '../rules/entities';
import { EVENT_STATES } from '../rules/eventState';
import { STATE_LABELS } from '../rules/state';
import { Field } from '../ui/input/Field';
import { Select } from '../ui/input/Select';
import { TextButton } from '../ui/button/TextButton';
import { ArchiveIcon } from '../ui/icons/icons';
import { LinkButton } from '../ui/button/LinkButton';
import { Segments } from '../ui/input/Segments';
import { PageHead } from '../ui/page/PageHead';
import { ArchivedEvents } from './ArchivedEvents';
import css from './calendar.module.css';
import { calendarStyles } from './calendarStyles';
import { CalendarPanel } from './CalendarPanel';
import { DisplayAs } from './DisplayAs';
import { calendarsHref } from './eventType';
import { Schedule } from './Schedule';
import { useCalendarAddress } from './useCalendarAddress';
import { calendarsPath, useCalendars } from './useCalendars';
import { useStoredIds } from './useStoredIds';

/** The calendars page of a hotel or a restaurant (document 2 §2.3 and §4.7, document 3 §2). */
export default function CalendarsPage() {
  return <PropertyPage title="Calendars">{(property) => <Calendars property={property} />}</PropertyPage>;
}

const STATE_OPTIONS = [
  { value: '', label: 'Any state' },
  ...EVENT_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] })),
];

function Calendars({ property }: { property: Property }) {
  const { can } = useAuthority();
  useRefreshOnReturn(calendarsPath(property.id));
  const list = useCalendars(property.id);
  const calendars = isUnreadable(list.error) || (list.error && !list.data) ? [] : list.data;
  const [stored, setHidden] = useStoredIds(`innkeeper.hiddenCalendars.${property.id}`);
  const hidden = useRemaining(stored, list.data, true);
  const address = useCalendarAddress(property);
  const styles = useMemo(() => calendarStyles(list.data ?? []), [list.data]);
  const styleOf = useCallback((id: string) => styles.get(id), [styles]);
  const mayWrite = can('WRITE', 'calendar_event', property.id);
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
          <WithRows loaded={list}>{null}</WithRows>
          <CalendarPanel property={property} calendars={calendars} styles={styles} hidden={hidden} onHide={setHidden} />
          <DisplayAs property={property} address={address} />
          <div>
            <p className={css.caption}>Viewing</p>
            <Segments
              label="Viewing"
              options={VIEWINGS.map(({ value, label }) => ({ key: String(value), label }))}
              value={String(address.viewing)}
              onChange={(next) => address.showViewing(Number(next))}
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
          <ArchivedEvents property={property} styleOf={styleOf} />
        ) : (
          <Schedule
            property={property}
            styleOf={styleOf}
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
