import { fireEvent, screen, waitFor } from '@testing-library/react';
import { cellOf, onTheDay, open, openPage, server } from '../../testing/calendar';
import { granted, signedInAs } from '../../testing/fakeSession';
import EventFormPage from './EventFormPage';

onTheDay();

describe('new events from the days of the grid', () => {
  const mouse = (element: Element, type: string, init: object = {}) =>
    fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true, button: 0, ...init }), { pointerType: 'mouse' }));

  test('a click on a day opens a new event on it', async () => {
    server('hotel');
    const { address } = openPage('hotel');
    const cell = await cellOf('November 10, 2026');
    mouse(cell, 'pointerdown');
    mouse(cell, 'pointerup');
    await waitFor(() => expect(address()).toBe('/hotels/7/calendars/events/new?day=2026-11-10'));
  });

  test('a click that closes an open menu opens nothing; the next one does', async () => {
    server('hotel');
    const { address, user } = openPage('hotel');
    const cell = await cellOf('November 10, 2026');
    await user.click((await screen.findAllByRole('button', { name: 'More for Event 1' }))[0]!);
    await screen.findByRole('menu');
    mouse(cell, 'pointerdown');
    mouse(cell, 'pointerup');
    expect(address()).toBe('/hotels/7/calendars');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    mouse(cell, 'pointerdown');
    mouse(cell, 'pointerup');
    await waitFor(() => expect(address()).toBe('/hotels/7/calendars/events/new?day=2026-11-10'));
  });

  test('a drag over several days, also backwards, opens a new event on all of them; Escape cancels it', async () => {
    server('hotel');
    const { address, user } = openPage('hotel');
    const [from, to] = [await cellOf('November 12, 2026'), await cellOf('November 10, 2026')];
    mouse(from, 'pointerdown');
    fireEvent.pointerOver(to);
    await user.keyboard('{Escape}');
    mouse(to, 'pointerup');
    expect(address()).toBe('/hotels/7/calendars');
    mouse(from, 'pointerdown');
    fireEvent.pointerOver(to);
    mouse(to, 'pointerup');
    await waitFor(() => expect(address()).toBe('/hotels/7/calendars/events/new?day=2026-11-10&to=2026-11-12'));
  });

  test('a drag whose end was missed is cancelled: releasing the mouse later opens nothing', async () => {
    server('hotel');
    const { address } = openPage('hotel');
    mouse(await cellOf('November 12, 2026'), 'pointerdown');
    mouse(document.body, 'pointermove', { buttons: 0 });
    mouse(document.body, 'pointerup');
    expect(address()).toBe('/hotels/7/calendars');
  });

  test('each day has a link for keyboard and touch, for people who may add events', async () => {
    server('hotel');
    openPage('hotel');
    expect(await screen.findByRole('link', { name: 'New event on Tuesday, November 10, 2026' })).toHaveAttribute(
      'href',
      '/hotels/7/calendars/events/new?day=2026-11-10',
    );
  });

  test('a reader cannot add an event', async () => {
    signedInAs([granted('calendar_event', '7', 'r'), granted('calendar', '7', 'r')]);
    server('hotel');
    const { address } = openPage('hotel');
    const cell = await cellOf('November 10, 2026');
    mouse(cell, 'pointerdown');
    mouse(cell, 'pointerup');
    expect(address()).toBe('/hotels/7/calendars');
    expect(screen.queryByRole('link', { name: /New event on/ })).not.toBeInTheDocument();
  });

  test('the form of a new event starts with the chosen days', async () => {
    server('hotel');
    open('hotel', <EventFormPage />, '/events/new?day=2026-11-10&to=2026-11-12');
    expect(await screen.findByRole('textbox', { name: 'Start' })).toHaveValue('11/10/2026 12:00 AM');
    expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('11/12/2026 12:00 AM');
    expect(screen.getByRole('checkbox', { name: /All Day/ })).toBeChecked();
  });
});
