import { messageOf, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { confirmMade, isOutcomeUnknown } from '../form/lostAnswer';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { calendarsPath, eventsPath } from './useCalendars';

/** A copy that was not created, as far as anybody knows. */
export interface FailedCopy {
  eventId: string;
  targetId: string;
  /** Undefined if the event itself could not be read. */
  title: string | undefined;
  /** The message that says why. */
  problem: string;
  /** True if it is unknown whether the copy was created. */
  mayExist: boolean;
}

/**
 * The body of a copy: the event without its id, in the target property, with images as asset and alt, and no position in an order
 * (document 2 §4.9, OP-60). A picture that is no longer in the library has no address, and is left out.
 */
function copyOf(event: CalendarEvent, propertyId: string): object {
  const { id: _id, version: _v, createdAt: _c, updatedAt: _u, updatedBy: _by, calendar: _cal, ...fields } = event;
  const images = event.images.filter(({ url }) => url).map(({ assetId, alt }) => ({ assetId, alt }));
  const details = event.details && { ...event.details, image: event.details.image?.url ? event.details.image : null };
  return { ...fields, propertyId, images, details, sortIndex: null };
}

type ReadEvent = (id: string) => Promise<CalendarEvent>;

/**
 * @param path of a collection of events
 * @returns reads an event, once for all of its copies; after a failure the next call tries again
 */
export function eventReader(path: string): ReadEvent {
  const requests = new Map<string, Promise<CalendarEvent>>();
  const load = async (id: string) => {
    try {
      return (await request<CalendarEvent>('GET', `${path}/${encodeURIComponent(id)}`)).data;
    } catch (error) {
      requests.delete(id);
      throw error;
    }
  };
  return (id) => {
    const event = requests.get(id) ?? load(id);
    requests.set(id, event);
    return event;
  };
}

/**
 * Creates a copy of each event in one property. Copies that an earlier attempt created are not created again.
 * @param read the `eventReader` of their collection
 * @param targetId of the property
 * @param copyIdOf the id of an event's copy in a property, the same on every attempt
 * @returns the copies that were not created
 */
export async function cloneEvents(
  read: ReadEvent,
  targetId: string,
  eventIds: readonly string[],
  copyIdOf: (eventId: string, targetId: string) => string,
): Promise<FailedCopy[]> {
  const path = eventsPath(targetId);
  const failedCopies: FailedCopy[] = [];
  for (const eventId of eventIds) {
    const copyId = copyIdOf(eventId, targetId);
    let title: string | undefined;
    try {
      const event = await read(eventId);
      title = event.title;
      const body = copyOf(event, targetId);
      await confirmMade(
        () => request('POST', path, { body, newId: copyId }),
        () => request('GET', `${path}/${copyId}`).then(() => true),
        { isRepeated: true },
      );
    } catch (error) {
      failedCopies.push({ eventId, targetId, title, problem: messageOf(error), mayExist: isOutcomeUnknown(error) });
    }
  }
  await refresh(path);
  await refresh(calendarsPath(targetId));
  return failedCopies;
}
