import { messageOf, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { arrivedIf, isUnknown } from '../form/arrived';
import type { CalendarEvent } from '../rules/models/calendarEvent';

/** A copy that was not made, as far as anybody knows. */
export interface Left {
  event: string;
  target: string;
  /** Undefined where the event itself could not be read. */
  title: string | undefined;
  problem: string;
  /** Whether nobody knows if it was made. */
  mayBeThere: boolean;
}

/** The body of a copy: id dropped, the target's property, images as asset and alt, no place; all else as it is (document 2 §4.9, OP-60). */
function copyOf(event: CalendarEvent, propertyId: string): object {
  const { id: _id, version: _v, createdAt: _c, updatedAt: _u, updatedBy: _by, calendar: _cal, ...fields } = event;
  const images = event.images.map(({ assetId, alt }) => ({ assetId, alt }));
  return { ...fields, propertyId, images, sortIndex: null };
}

type ReadEvent = (id: string) => Promise<CalendarEvent>;

/** Reads the events of a collection: each once, however many targets it is cloned into. A failed read is repeated. */
export function eventsOf(path: string): ReadEvent {
  const asked = new Map<string, Promise<CalendarEvent>>();
  const ask = async (id: string) => {
    try {
      return (await request<CalendarEvent>('GET', `${path}/${encodeURIComponent(id)}`)).data;
    } catch (error) {
      asked.delete(id);
      throw error;
    }
  };
  return (id) => {
    const event = asked.get(id) ?? ask(id);
    asked.set(id, event);
    return event;
  };
}

/**
 * Makes a copy of each event in one property. Copies that an earlier attempt made are left as they are.
 * @param read `eventsOf` their collection
 * @param idOf the id of an event's copy in a property, the same at every attempt
 * @returns what was not made
 */
export async function cloneInto(
  read: ReadEvent,
  target: string,
  events: readonly string[],
  idOf: (event: string, target: string) => string,
): Promise<Left[]> {
  const there = `/properties/${encodeURIComponent(target)}/calendar-events`;
  const left: Left[] = [];
  for (const event of events) {
    const id = idOf(event, target);
    let title: string | undefined;
    try {
      const source = await read(event);
      title = source.title;
      const body = copyOf(source, target);
      await arrivedIf(
        () => request('POST', there, { body, newId: id }),
        () => request('GET', `${there}/${id}`).then(() => true),
        true,
      );
    } catch (error) {
      left.push({ event, target, title, problem: messageOf(error), mayBeThere: isUnknown(error) });
    }
  }
  await refresh(`/properties/${target}/calendar-events`);
  await refresh(`/properties/${target}/calendars`);
  return left;
}
