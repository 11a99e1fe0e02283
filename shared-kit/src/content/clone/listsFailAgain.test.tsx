import { screen, waitFor } from '@testing-library/react';
import { refresh } from 'shared-kit/api/resource';
import { event, onTheDay, open, PATH, server } from '../../../testing/calendar';
import CloneEventsPage from '../../calendar/CloneEventsPage';
import { listOf } from '../../../testing/fakeApi';
import { hotel } from '../../../testing/properties';

const OUTAGE = { status: 503, body: { message: 'The service is not available.', code: 'unavailable' } };
const NOTE = 'This could not be loaded again and may be out of date.';

onTheDay();

test('a list of items or hotels that cannot be loaded again stays, with what is ticked, and says so until it is loaded', async () => {
  const api = server('hotel', [event('1'), event('2')]);
  const { user } = open('hotel', <CloneEventsPage />, '/events/clone?selected=1');
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  const lists: [key: string, path: string, answer: object][] = [
    [`GET ${PATH}/calendar-events`, `${PATH}/calendar-events`, listOf([event('1'), event('2')])],
    ['GET /properties', '/properties', listOf([hotel('7', 'The House'), hotel('8', 'The Aster')])],
  ];
  for (const [key, path, answer] of lists) {
    api.set(key, OUTAGE);
    void refresh(path);
    expect(await screen.findByText(NOTE)).toBeInTheDocument();
    for (const name of [/^Event 1/, 'The Aster']) expect(screen.getByRole('checkbox', { name })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Event 2/ })).toBeEnabled();
    api.set(key, answer);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
  }
  expect(screen.getByRole('checkbox', { name: 'The Aster' })).toBeChecked();
});

test('a list that could not be loaded at all is replaced by the reason', async () => {
  const api = server('hotel', [event('1')]);
  api.set(`GET ${PATH}/calendar-events`, { status: 403, body: { message: 'You may not read them.', code: 'forbidden' } });
  open('hotel', <CloneEventsPage />, '/events/clone');
  expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
  expect(screen.getByText('You may not read them.')).toBeInTheDocument();
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});
