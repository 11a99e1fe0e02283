import { useRef, useState } from 'react';
import { keptIds } from '../ui/keptIds';
import { refresh } from 'shared-kit/api/resource';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { askBeforeClosing } from '../content/askBeforeClosing';
import { ChooseHotels } from '../content/clone/ChooseHotels';
import { ChooseItems } from '../content/clone/ChooseItems';
import { useChosenItems } from '../content/clone/useChosenItems';
import { useStillThere } from '../content/clone/useStillThere';
import { useTargets } from '../content/clone/useTargets';
import cloneCss from '../content/clone/clone.module.css';
import { Failed } from '../content/Failed';
import { Refused } from '../content/Refused';
import { usePageProperty } from '../content/usePageProperty';
import { plainListDate } from '../rules/dates';
import type { Property } from '../rules/entities';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { Button } from '../ui/button/Button';
import { PageHead } from '../ui/page/PageHead';
import { useHere } from '../ui/useHere';
import { cloneInto, eventsOf, type Left } from './cloneInto';
import { calendarsHref, eventTypes } from './eventType';

interface Outcome {
  name: string;
  /** One sentence about what happened there. */
  text: string;
}

/** What distinguishes events of one title. */
const noteOf = ({ start, calendar, published }: CalendarEvent) =>
  [plainListDate(start.slice(0, 10)), calendar?.name, published ? 'Published' : 'Unpublished'].filter(Boolean).join(' · ');

/** '2 of 3 cloned. Not “Jazz”: You may not.', or where nobody knows whether a copy was made, '2 of 3 known to be cloned. “Jazz”: …' */
function outcomeOf(count: number, missed: readonly Left[], titleOf: (event: string) => string | undefined): string {
  const why = [...new Set(missed.map(({ problem }) => problem))].map((problem) => {
    const named = missed.filter((one) => one.problem === problem);
    const titles = named.flatMap(({ event, title = titleOf(event) }) => (title ? `“${title}”` : []));
    const not = named.some(({ mayBeThere }) => mayBeThere) ? '' : 'Not ';
    return titles.length > 0 && missed.length < count ? `${not}${titles.join(', ')}: ${problem}` : problem;
  });
  const known = missed.some(({ mayBeThere }) => mayBeThere) ? 'known to be cloned' : 'cloned';
  return [`${count - missed.length} of ${count} ${known}.`, ...why].join(' ');
}

/** The choice after an attempt: what was not cloned, and what was ticked while it ran. */
const chosenAfter = (tried: ReadonlySet<string>, left: ReadonlySet<string>) => (chosen: ReadonlySet<string>) =>
  new Set([...chosen].filter((id) => left.has(id) || !tried.has(id)));

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
  const { rows, chosen: events, choose: setEvents } = useChosenItems(type, property);
  const [chosenTargets, setTargets] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  /** Of copies, by event and target, until all copies of the event are made. */
  const [ids] = useState(keptIds);
  const here = useHere();
  const known = useTargets(property.type);
  const targets = useStillThere(chosenTargets, known.data);
  const titleOf = (event: string) => rows.find(({ id }) => id === event)?.title;
  const nameOf = (id: string) => known.data?.find((one) => one.id === id)?.name ?? id;

  const clone = async () => {
    if (events.size === 0 || targets.size === 0 || running.current) return;
    running.current = true;
    setBusy(true);
    setOutcomes([]);
    const left: Left[] = [];
    const read = eventsOf(path);
    for (const target of targets) {
      const missed = await askBeforeClosing(cloneInto(read, target, [...events], ids.idOf));
      left.push(...missed);
      setOutcomes((before) => [...before, { name: nameOf(target), text: outcomeOf(events.size, missed, titleOf) }]);
    }
    // What was cloned is no longer chosen: a second press makes no second copies. What was not is, for another attempt.
    const again = new Set(left.map(({ event }) => event));
    for (const event of events) if (!again.has(event)) ids.done(event);
    setEvents(chosenAfter(events, again));
    setTargets(chosenAfter(targets, new Set(left.map(({ target }) => target))));
    // Somebody may have deleted what could not be cloned, or where to.
    if (left.length > 0) for (const collection of [path, '/properties']) void refresh(collection);
    setBusy(false);
    running.current = false;
    if (here()) return;
    const count = events.size * targets.size;
    toast({ text: outcomeOf(count, left, titleOf), tone: left.length > 0 ? 'problem' : 'done' });
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
