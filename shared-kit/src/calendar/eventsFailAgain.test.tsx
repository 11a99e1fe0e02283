import { screen, waitFor } from '@testing-library/react';
import { refresh } from 'shared-kit/api/resource';
import { event, onTheDay, openPage, PATH, server } from '../../testing/calendar';
import { listOf } from '../../testing/fakeApi';

const OUTAGE = { status: 503, body: { message: 'The service is not available.', code: 'unavailable' } };
const NOTE = 'This could not be loaded again and may be out of date.';

onTheDay();

test('events and calendars stay if they cannot be loaded again, and the page says so', async () => {
  const api = server('hotel', [event('1')]);
  const { user } = openPage('hotel');
  expect((await screen.findAllByRole('link', { name: /Event 1/ })).length).toBeGreaterThan(0);
  const lists: [path: string, answer: object][] = [
    [`${PATH}/calendar-events`, listOf([event('1')])],
    [`${PATH}/calendars`, listOf([{ ...event('a'), name: 'Music' }])],
  ];
  for (const [path, answer] of lists) {
    api.set(`GET ${path}`, OUTAGE);
    void refresh(path);
    expect(await screen.findByText(NOTE)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Event 1/ }).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'More for Music' })).toBeInTheDocument();
    api.set(`GET ${path}`, answer);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
  }
});

test('calendars go, with the reason, once they may no longer be read', async () => {
  const api = server('hotel', [event('1')]);
  openPage('hotel');
  expect(await screen.findByRole('button', { name: 'More for Music' })).toBeInTheDocument();
  api.set(`GET ${PATH}/calendars`, { status: 403, body: { message: 'You may not see the calendars.', code: 'forbidden' } });
  void refresh(`${PATH}/calendars`);
  expect(await screen.findByText('You may not see the calendars.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More for Music' })).not.toBeInTheDocument();
});
