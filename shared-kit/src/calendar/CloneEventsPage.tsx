import { useRef, useState } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { useProperties } from 'shared-kit/api/property';
import { refresh } from 'shared-kit/api/resource';
import { useAuthority } from 'shared-kit/session';
import { ChooseHotels } from '../content/clone/ChooseHotels';
import { ChooseItems } from '../content/clone/ChooseItems';
import cloneCss from '../content/clone/clone.module.css';
import { Failed } from '../content/Failed';
import { Refused } from '../content/Refused';
import { usePageProperty } from '../content/usePageProperty';
import { plainListDate } from '../rules/dates';
import type { Property } from '../rules/entities';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { PER_PAGE } from '../rules/limits';
import { Button } from '../ui/button/Button';
import { PageHead } from '../ui/page/PageHead';
import { calendarsHref, eventTypes } from './eventType';

interface Outcome {
  name: string;
  /** One sentence about what happened there. */
  text: string;
}

/** What distinguishes events of one title. */
const noteOf = ({ start, calendar, published }: CalendarEvent) =>
  [plainListDate(start.slice(0, 10)), calendar?.name, published ? 'Published' : 'Unpublished'].filter(Boolean).join(' · ');

/** The body of a copy: id dropped, the target's property, images as asset and alt, no place; all else as it is (document 2 §4.9, OP-60). */
function copyOf(event: CalendarEvent, propertyId: string): object {
  const { id: _id, version: _v, createdAt: _c, updatedAt: _u, updatedBy: _by, calendar: _cal, ...fields } = event;
  const images = event.images.map(({ assetId, alt }) => ({ assetId, alt }));
  return { ...fields, propertyId, images, sortIndex: null };
}

/** Clone a Calendar Event: one creation for each event and target, a line for each target (document 2 §4.9, OP-81). */
export default function CloneEventsPage() {
  const { property, error, reload } = usePageProperty();
  const { can } = useAuthority();
  if (error) return <Failed error={error} retry={reload} />;
  if (!property) return <PageHead title="Clone a Calendar Event" />;
  if (!can('WRITE', 'calendar_event', property.id)) {
    const back = { href: calendarsHref(property), label: 'Calendars' };
    return <Refused title="Clone a Calendar Event" back={back} what="calendar events" />;
  }
  return <Clone property={property} />;
}

function Clone({ property }: { property: Property }) {
  const type = eventTypes[property.type];
  const path = `/properties/${property.id}/calendar-events`;
  const [events, setEvents] = useState<Set<string>>(new Set());
  const [targets, setTargets] = useState<Set<string>>(new Set());
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const known = useProperties().useList({ type: property.type, perPage: PER_PAGE.cloneHotels, archived: false });
  const nameOf = (id: string) => known.data?.find((one) => one.id === id)?.name ?? id;

  const cloneInto = async (target: string): Promise<Outcome> => {
    let made = 0;
    const problems: string[] = [];
    for (const id of events) {
      try {
        const { data } = await request<CalendarEvent>('GET', `${path}/${encodeURIComponent(id)}`);
        await request('POST', `/properties/${encodeURIComponent(target)}/calendar-events`, { body: copyOf(data, target) });
        made += 1;
      } catch (failed) {
        problems.push(messageOf(failed));
      }
    }
    await refresh(`/properties/${target}/calendar-events`);
    await refresh(`/properties/${target}/calendars`);
    return { name: nameOf(target), text: [`${made} of ${events.size} cloned.`, ...new Set(problems)].join(' ') };
  };
  const clone = async () => {
    if (events.size === 0 || targets.size === 0 || running.current) return;
    running.current = true;
    setBusy(true);
    setOutcomes([]);
    for (const target of targets) {
      const outcome = await cloneInto(target);
      setOutcomes((before) => [...before, outcome]);
    }
    // What was cloned is no longer chosen: a second press makes no second copies.
    setEvents(new Set());
    setTargets(new Set());
    setBusy(false);
    running.current = false;
  };
  return (
    <>
      <PageHead title="Clone a Calendar Event" back={{ href: calendarsHref(property), label: 'Calendars' }} />
      <div className={cloneCss.columns}>
        <ChooseItems type={type} many="Events" property={property} chosen={events} onChange={setEvents} noteOf={noteOf} />
        <ChooseHotels type={property.type} resource={type.resource} current={property} chosen={targets} onChange={setTargets} />
      </div>
      <div className={cloneCss.foot}>
        <Button tone="primary" busy={busy} onClick={() => void clone()}>
          Clone
        </Button>
        <p role="status">
          {events.size === 0 || targets.size === 0
            ? `Choose at least one event and one ${property.type}.`
            : `${events.size} to ${targets.size}. Copies keep their status.`}
        </p>
      </div>
      <ul aria-label="Outcome" aria-live="polite">
        {outcomes.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>: {text}
          </li>
        ))}
      </ul>
    </>
  );
}
