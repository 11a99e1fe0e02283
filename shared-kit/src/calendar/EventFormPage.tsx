import { useResource } from 'shared-kit/api/resource';
import { useNavigate, useParams } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { clearUnsaved } from 'shared-kit/shellServices/unsaved';
import { FormPage } from '../content/FormPage';
import { confirmDelete } from '../modals/confirmDelete';
import type { CalendarEvent, Property } from '../rules/entities';
import { Button } from '../ui/button/Button';
import { calendarsHref, eventTypes } from './eventType';
import { eventForm } from './eventForm';

/** New and Edit Calendar Event (document 2 §2.3); Edit has a Delete button, both return to the calendars page. */
export default function EventFormPage() {
  const type = eventTypes[useParams().hotelid === undefined ? 'restaurant' : 'hotel'];
  return (
    <FormPage type={type} form={eventForm} actions={(event, property) => <DeleteEvent event={event} property={property} />} />
  );
}

function DeleteEvent({ event, property }: { event: CalendarEvent; property: Property }) {
  const api = useResource<CalendarEvent>(`/properties/${property.id}/calendar-events`);
  const navigate = useNavigate();
  if (!useAuthority().can('DELETE', 'calendar_event', property.id)) return null;
  const remove = async () => {
    await api.remove(event.id);
    clearUnsaved();
    toast({ text: `${event.title} deleted.` });
    await navigate(calendarsHref(property));
  };
  const note = event.repeats ? <p>All of its occurrences go with it.</p> : undefined;
  return (
    <Button tone="danger" onClick={() => confirmDelete({ what: 'Calendar Event', name: event.title, note, onDelete: remove })}>
      Delete
    </Button>
  );
}
