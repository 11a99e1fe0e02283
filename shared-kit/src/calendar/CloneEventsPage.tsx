import { useAuthority } from 'shared-kit/session';
import { ChooseHotels } from '../content/clone/ChooseHotels';
import { ChooseItems } from '../content/clone/ChooseItems';
import { choiceText } from '../content/clone/choiceText';
import cloneCss from '../content/clone/clone.module.css';
import { PropertyPage } from '../content/PropertyPage';
import { Refused } from '../content/Refused';
import { plainListDate } from '../rules/dates';
import type { Property } from '../rules/entities';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { Button } from '../ui/button/Button';
import { BarText, BottomBar } from '../ui/form/BottomBar';
import { PageHead } from '../ui/page/PageHead';
import { calendarsHref, eventTypes } from './eventType';
import { useCloneEvents } from './useCloneEvents';

/** What distinguishes events with the same title. */
const noteOf = ({ start, calendar, published }: CalendarEvent) =>
  [plainListDate(start.slice(0, 10)), calendar?.name, published ? 'Published' : 'Unpublished'].filter(Boolean).join(' · ');

/** Clone a Calendar Event: one creation for each event and target, and an outcome for each target (document 2 §4.9, OP-81). */
export default function CloneEventsPage() {
  const { can } = useAuthority();
  return (
    <PropertyPage title="Clone a Calendar Event">
      {(property) => {
        if (can('WRITE', 'calendar_event', property.id)) return <CloneEvents property={property} />;
        const back = { href: calendarsHref(property), label: 'Calendars' };
        return <Refused title="Clone a Calendar Event" back={back} what="calendar events" />;
      }}
    </PropertyPage>
  );
}

function CloneEvents({ property }: { property: Property }) {
  const type = eventTypes[property.type];
  const { events, setEvents, targets, setTargets, clone, isBusy, outcomes } = useCloneEvents(property);
  return (
    <>
      <PageHead title="Clone a Calendar Event" back={{ href: calendarsHref(property), label: 'Calendars' }} />
      <div className={cloneCss.columns}>
        <ChooseItems type={type} plural="Events" property={property} chosen={events} onChange={setEvents} noteOf={noteOf} />
        <ChooseHotels type={property.type} resource={type.resource} current={property} chosen={targets} onChange={setTargets} />
      </div>
      <BottomBar label="Clone">
        <BarText>
          {choiceText({ count: events.size, one: 'event', many: 'events' }, targets.size, property.type)}{' '}
          {events.size > 0 && targets.size > 0 && 'Copies keep their status.'}
        </BarText>
        <Button tone="primary" busy={isBusy} onClick={() => void clone()}>
          Clone
        </Button>
      </BottomBar>
      <ul aria-label="Outcome" aria-live="polite">
        {outcomes.map(({ targetId, name, text }) => (
          <li key={targetId}>
            <b>{name}</b>: {text}
          </li>
        ))}
      </ul>
    </>
  );
}
