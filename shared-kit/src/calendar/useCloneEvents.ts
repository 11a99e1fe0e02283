import { useState } from 'react';
import { refresh } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { askBeforeClosing } from 'shared-kit/shellServices/unsaved';
import { useChosenItems } from '../content/clone/useChosenItems';
import { useRemaining } from '../content/clone/useRemaining';
import { useTargets } from '../content/clone/useTargets';
import type { Property } from '../rules/entities';
import { createStableIds } from '../ui/stableIds';
import { useIsMounted } from '../ui/useIsMounted';
import { cloneEvents, eventReader, type FailedCopy } from './cloneEvents';
import { cloneOutcome } from './cloneOutcome';
import { eventTypes } from './eventType';
import { eventsPath } from './useCalendars';

/** What happened in one target. */
export interface Outcome {
  targetId: string;
  name: string;
  text: string;
}

type Ids = ReadonlySet<string>;

/** The choice after an attempt: what failed, and what was ticked while it ran. */
const chosenAfter = (attempted: Ids, failed: Ids) => (chosen: Ids) =>
  new Set([...chosen].filter((id) => failed.has(id) || !attempted.has(id)));

/** The events and targets chosen on the clone page, `clone`, which creates the copies, and the outcome for each target. */
export function useCloneEvents(property: Property) {
  const path = eventsPath(property.id);
  const { rows, chosen: events, choose: setEvents } = useChosenItems(eventTypes[property.type], property);
  const [chosenTargets, setTargets] = useState<Ids>(new Set());
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [isBusy, setBusy] = useState(false);
  /** The ids of the copies, by event and target, until all copies of the event are created. */
  const [copyIds] = useState(createStableIds);
  const isMounted = useIsMounted();
  const properties = useTargets(property.type);
  const targets = useRemaining(chosenTargets, properties.data);
  const titleOf = (eventId: string) => rows.find(({ id }) => id === eventId)?.title;
  const nameOf = (targetId: string) => properties.data?.find(({ id }) => id === targetId)?.name ?? targetId;

  const cloneIntoTargets = async () => {
    const failedCopies: FailedCopy[] = [];
    const read = eventReader(path);
    for (const target of targets) {
      const failed = await askBeforeClosing(cloneEvents(read, target, [...events], copyIds.idOf));
      failedCopies.push(...failed);
      const text = cloneOutcome(events.size, failed, titleOf);
      setOutcomes((previous) => [...previous, { targetId: target, name: nameOf(target), text }]);
    }
    return failedCopies;
  };

  const clone = async () => {
    if (events.size === 0 || targets.size === 0) return;
    setBusy(true);
    setOutcomes([]);
    const failedCopies = await cloneIntoTargets();
    // Only what failed stays chosen, so that another press of Clone creates nothing twice.
    const failedEvents = new Set(failedCopies.map(({ eventId }) => eventId));
    for (const event of events) if (!failedEvents.has(event)) copyIds.release(event);
    setEvents(chosenAfter(events, failedEvents));
    setTargets(chosenAfter(targets, new Set(failedCopies.map(({ targetId }) => targetId))));
    // A copy may have failed because the event or the target was deleted.
    if (failedCopies.length > 0) for (const collection of [path, '/properties']) void refresh(collection);
    setBusy(false);
    if (isMounted()) return;
    const text = cloneOutcome(events.size * targets.size, failedCopies, titleOf);
    toast({ text, tone: failedCopies.length > 0 ? 'problem' : 'done' });
  };
  return { events, setEvents, targets, setTargets, clone, isBusy, outcomes };
}
