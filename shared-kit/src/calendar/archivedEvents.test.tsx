import { screen, waitFor } from '@testing-library/react';
import { event, onTheDay, open, openPage, PATH, server } from '../../testing/calendar';
import { chooseInMenu } from '../../testing/chooseInMenu';
import { listOf } from '../../testing/fakeApi';
import CalendarsPage from './CalendarsPage';
import EventFormPage from './EventFormPage';

onTheDay();

const restoreOf = (id: string) => new RegExp(`^POST ${PATH}/calendar-events/${id}/versions/\\d+/restore$`);

describe('archived events', () => {
  const archivedEvent = event('3', { title: 'Old fair', archived: true, published: false });
  const serverWithArchive = () => {
    const api = server('hotel');
    api.set(`GET ${PATH}/calendar-events`, ({ query }) => ({
      data: query.archived === 'true' ? [archivedEvent] : [],
      meta: { page: 1, total_pages: 1, per_page: 2000, count: 1, links: { previous: null, next: null } },
    }));
    return api;
  };

  test('are listed and can be unarchived, with Undo', async () => {
    const api = serverWithArchive();
    const { user, address } = openPage('hotel');
    await user.click(await screen.findByRole('button', { name: 'Archived events' }));
    expect(address()).toBe('/hotels/7/calendars?list=archived');
    expect(await screen.findByRole('link', { name: 'Old fair' })).toHaveAttribute('href', '/hotels/7/calendars/events/3/edit');
    await chooseInMenu(user, 'Old fair', 'Unarchive');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.paths().some((path) => restoreOf('3').test(path))).toBe(true));
    expect(api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ id: '3', archived: false }]);
    await user.click(screen.getByRole('button', { name: 'Back to the calendar' }));
    expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  });

  test('are listed in pages; going back to the calendar removes the page from the address', async () => {
    const api = server('hotel');
    const all = Array.from({ length: 120 }, (_, index) => event(String(index + 1), { archived: true, published: false }));
    api.set(`GET ${PATH}/calendar-events`, ({ query }) => {
      const [page, perPage] = [Number(query.page ?? 1), Number(query.per_page ?? 100)];
      const rows = query.archived === 'true' ? all.slice((page - 1) * perPage, page * perPage) : [];
      return listOf(rows, { page, per_page: perPage, count: all.length, total_pages: Math.ceil(all.length / perPage) });
    });
    const { user, address } = open('hotel', <CalendarsPage />, '?list=archived');
    expect(await screen.findByText('1–100 of 120')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByRole('link', { name: 'Event 101' })).toBeInTheDocument();
    expect(address()).toBe('/hotels/7/calendars?list=archived&page=2');
    await user.click(screen.getByRole('button', { name: 'Back to the calendar' }));
    expect(address()).toBe('/hotels/7/calendars');
  }, 20_000);

  test('archiving on the form offers Undo, which restores the version before', async () => {
    const api = server('hotel');
    const { user } = open('hotel', <EventFormPage />, '/events/1/edit');
    await user.click(await screen.findByRole('switch', { name: /Archived/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Event 1 saved and archived.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.paths().some((path) => restoreOf('1').test(path))).toBe(true));
  });
});
