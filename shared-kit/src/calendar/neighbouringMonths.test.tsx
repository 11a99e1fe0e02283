import { screen, waitFor } from '@testing-library/react';
import { listOf } from '../../testing/fakeApi';
import { event, onTheDay, open, PATH, server } from '../../testing/calendar';
import CalendarsPage from './CalendarsPage';

onTheDay();

/** A server that refuses December, the month after the shown one. @returns a function that makes it available */
function refuseDecember() {
  const api = server('hotel');
  let isRefused = true;
  const advent = event('2', { title: 'Advent', start: '2026-12-02T10:00:00', end: '2026-12-02T11:00:00' });
  api.set(`GET ${PATH}/calendar-events`, ({ query }) => {
    if (!String(query.start).startsWith('~2026-12-01')) return listOf([]);
    return isRefused ? { status: 403, body: { message: 'You do not have the right to do this.' } } : listOf([advent]);
  });
  return () => (isRefused = false);
}

test('when the next month fails to load, List shows the error, not that it is loading or that nothing takes place', async () => {
  const allow = refuseDecember();
  const { user } = open('hotel', <CalendarsPage />, '?view=list');
  expect(await screen.findByText('You do not have the right to do this.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The months before and after' })).toBeInTheDocument();
  expect(screen.getByText('Nothing takes place on this day.')).toBeInTheDocument();
  expect(screen.queryByText('Loading ...')).not.toBeInTheDocument();
  expect(screen.queryByText(/until the end of next month/)).not.toBeInTheDocument();
  allow();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Advent/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
});

test('when the next month fails to load, Grid shows the error and keeps the month', async () => {
  refuseDecember();
  open('hotel', <CalendarsPage />);
  expect(await screen.findByText('You do not have the right to do this.')).toBeInTheDocument();
  expect(screen.getByRole('table')).toBeInTheDocument();
});
