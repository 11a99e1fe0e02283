import { screen, waitFor } from '@testing-library/react';
import { event, fill, onTheDay, open, openNew, server } from '../../testing/calendar';
import CalendarsPage from './CalendarsPage';
import EventFormPage from './EventFormPage';

onTheDay();

test('saving a new event opens the calendar at its day', async () => {
  server('hotel');
  const { user, address } = openNew('hotel');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/calendars?day=2026-11-06'));
});

describe('after an event was saved', () => {
  const repeating = { repeats: 'daily', event_ends_option: 'Repeats Forever', published: true };
  const openAndSave = async (fields: object, query: string) => {
    server('hotel', [event('1', fields)]);
    const page = open('hotel', <CalendarsPage />, query);
    await screen.findByRole('table');
    page.unmount();
    const { user, address } = open('hotel', <EventFormPage />, '/events/1/edit');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Calendar Event saved.');
    return address;
  };

  test('the calendar shows the month and filter from which a repeating event was opened', async () => {
    const address = await openAndSave(repeating, '?day=2027-02-01&viewing=published&state=live');
    await waitFor(() => expect(address()).toBe('/hotels/7/calendars?day=2027-02-01&viewing=published&state=live'));
  });

  test('the calendar moves from another month to the day of the event, and drops a filter that hides it', async () => {
    const address = await openAndSave({ published: false }, '?day=2027-02-01&viewing=published&view=grid');
    await waitFor(() => expect(address()).toBe('/hotels/7/calendars?day=2026-11-06&view=grid'));
  });
});
