import { useNavigate, useParams, useSearchParams } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { clearUnsaved } from 'shared-kit/shellServices/unsaved';
import { FormPage } from '../content/FormPage';
import type { Values } from '../fields/fieldKind';
import { isPlainDate } from '../rules/instant';
import { confirmDelete } from '../modals/confirmDelete';
import { notifyDeleted } from '../content/notifyDeleted';
import type { Property } from '../rules/entities';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { Button } from '../ui/button/Button';
import { TrashIcon } from '../ui/icons/icons';
import { useIsMounted } from '../ui/useIsMounted';
import { eventTypes } from './eventType';
import { backToCalendarsHref } from './useCalendarAddress';
import { eventForm } from './eventForm';
import { useEvents } from './useCalendars';

/** The values of a new event on the days of the address: an hour at noon on one day, or all day on several. */
function initialValues(params: URLSearchParams): Values {
  const [first, last] = [params.get('day'), params.get('to')];
  if (!isPlainDate(first)) return {};
  if (isPlainDate(last) && last > first) return { start: `${first}T00:00:00`, end: `${last}T00:00:00`, allDay: true };
  return { start: `${first}T12:00:00`, end: `${first}T13:00:00` };
}

/**
 * New and Edit Calendar Event (document 2 §2.3). Edit has a Delete button; both return to the calendars page as it was last
 * shown, on a month of the event.
 */
export default function EventFormPage() {
  const type = eventTypes[useParams().hotelid === undefined ? 'restaurant' : 'hotel'];
  return (
    <FormPage
      type={type}
      form={eventForm}
      initialValues={initialValues(useSearchParams()[0])}
      doneHref={backToCalendarsHref}
      actions={(event, property) => <DeleteEvent event={event} property={property} />}
    />
  );
}

function DeleteEvent({ event, property }: { event: CalendarEvent; property: Property }) {
  const api = useEvents(property.id);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { can } = useAuthority();
  if (!can('DELETE', 'calendar_event', property.id)) return null;
  const remove = async () => {
    await api.remove(event.id);
    // If the person has moved on to another page, unsaved work there stays marked.
    if (isMounted()) clearUnsaved();
    notifyDeleted(api.path, event.title, event.id, { mayRestore: can('WRITE', 'calendar_event', property.id) });
    await navigate(backToCalendarsHref(event, property));
  };
  const note = event.repeats ? <p>All of its occurrences go with it.</p> : undefined;
  return (
    <Button
      icon={<TrashIcon />}
      onClick={() => confirmDelete({ what: 'Calendar Event', name: event.title, note, onDelete: remove })}
    >
      Delete
    </Button>
  );
}
