import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { dismissToast, useToasts } from 'shared-kit/shellServices/toast';
import { listOf } from '../../testing/fakeApi';
import { ToastRegion } from '../ui/toast/ToastRegion';
import CloneEventsPage from './CloneEventsPage';
import { cloneOutcome } from './cloneOutcome';
import { event, onTheDay, open, PATH, server } from '../../testing/calendar';

onTheDay();

test('an event counts as cloned although the response was lost', async () => {
  const api = server('hotel', [event('1')]);
  api.set(`GET ${PATH}/calendar-events/:id`, { data: event('1') });
  api.set('POST /properties/8/calendar-events', 'network gone');
  api.set('GET /properties/8/calendar-events/:id', ({ params }) => ({ data: event(params.id ?? '') }));
  const { user } = open('hotel', <CloneEventsPage />, '/events/clone');
  await user.click(await screen.findByRole('checkbox', { name: /^Event 1/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  const outcome = await screen.findByRole('list', { name: 'Outcome' });
  await waitFor(() => expect(outcome).toHaveTextContent('The Aster: 1 of 1 cloned.'));
});

test('what was not cloned is named and stays chosen; the next attempt creates no copy twice', async () => {
  const api = server('hotel', [event('1'), event('2')]);
  api.set(`GET ${PATH}/calendar-events/:id`, ({ params }) => ({ data: event(params.id ?? '') }));
  const createdIds = new Set<string>();
  let hasLostResponse = false;
  api.set('POST /properties/8/calendar-events', ({ headers, body }) => {
    const key = headers['Idempotency-Key'] ?? '';
    if (createdIds.has(key)) return { status: 409, body: { message: 'There already.', code: 'conflict' } };
    createdIds.add(key);
    // The request arrives, but its response is lost.
    if ((body as { title: string }).title === 'Event 2' && !hasLostResponse && (hasLostResponse = true)) return 'network gone';
    return { status: 201, body: { data: event('9') } };
  });
  let reads = 0;
  api.set('GET /properties/8/calendar-events/:id', ({ params: { id = '' } }) =>
    // The first attempt to find out fails as well.
    reads++ === 0
      ? 'network gone'
      : createdIds.has(id)
        ? { data: event(id) }
        : { status: 404, body: { message: 'No such event.', code: 'not_found' } },
  );
  const { user } = open('hotel', <CloneEventsPage />, '/events/clone');
  await user.click(await screen.findByRole('checkbox', { name: 'All 2 shown' }));
  for (const name of ['The Aster', 'Saltmarsh']) await user.click(await screen.findByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  const outcome = await screen.findByRole('list', { name: 'Outcome' });
  await waitFor(() =>
    expect(outcome).toHaveTextContent(
      /The Aster: 1 of 2 known to be cloned\. “Event 2”: The server could not be reached\..* It may have been done all the same\./,
    ),
  );
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Event 1/ })).not.toBeChecked());
  expect(screen.getByRole('checkbox', { name: /^Event 2/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'The Aster' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Saltmarsh' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  await waitFor(() => expect(outcome).toHaveTextContent('The Aster: 1 of 1 cloned.'));
  expect(createdIds.size).toBe(2);
});

test('a conflict with a copy in the bin is reported, and the event stays chosen', async () => {
  const api = server('hotel', [event('1')]);
  api.set(`GET ${PATH}/calendar-events/:id`, { data: event('1') });
  const message = 'This was created before, and is in the bin now.';
  api.set('POST /properties/8/calendar-events', { status: 409, body: { message, code: 'conflict' } });
  api.set('GET /properties/8/calendar-events/:id', { status: 404, body: { message: 'No such event.', code: 'not_found' } });
  const { user } = open('hotel', <CloneEventsPage />, '/events/clone');
  await user.click(await screen.findByRole('checkbox', { name: /^Event 1/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  const outcome = await screen.findByRole('list', { name: 'Outcome' });
  await waitFor(() => expect(outcome).toHaveTextContent(`The Aster: 0 of 1 cloned. ${message}`));
  expect(screen.getByRole('checkbox', { name: /^Event 1/ })).toBeChecked();
});

test('somebody who has moved on to another page is told there what was cloned', async () => {
  const api = server('hotel', [event('1')]);
  let respond = () => {};
  const response = new Promise<void>((resolve) => (respond = resolve));
  api.set(`GET ${PATH}/calendar-events/:id`, { data: event('1') });
  api.set('POST /properties/8/calendar-events', () => response.then(() => ({ status: 403, body: { message: 'You may not.' } })));
  const { user } = open('hotel', <CloneEventsPage />, '/events/clone');
  await user.click(await screen.findByRole('checkbox', { name: /^Event 1/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  await waitFor(() => expect(api.calls.at(-1)?.method).toBe('POST'));
  cleanup();
  const Toasts = () => <ToastRegion toasts={useToasts()} onDismiss={dismissToast} />;
  render(<Toasts />);
  await act(async () => respond());
  expect(await screen.findByRole('alert')).toHaveTextContent('0 of 1 cloned. You may not.');
});

test('what is ticked during the cloning stays ticked', async () => {
  const api = server('hotel', [event('1'), event('2')]);
  let respond = () => {};
  const response = new Promise<void>((resolve) => (respond = resolve));
  api.set('POST /properties/8/calendar-events', () => response.then(() => ({ status: 201, body: { data: event('9') } })));
  const { user } = open('hotel', <CloneEventsPage />, '/events/clone');
  await user.click(await screen.findByRole('checkbox', { name: /^Event 1/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  await waitFor(() => expect(api.calls.at(-1)?.method).toBe('POST'));
  await user.click(screen.getByRole('checkbox', { name: /^Event 2/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Saltmarsh' }));
  await act(async () => respond());
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Event 1/ })).not.toBeChecked());
  expect(screen.getByRole('checkbox', { name: /^Event 2/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Saltmarsh' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'The Aster' })).not.toBeChecked();
});

test('a hotel on a further page of the response can be chosen too, and is named in the outcome', async () => {
  const api = server('hotel', [event('1')]);
  api.set('GET /properties', ({ query }) => {
    const isSecond = query.page === '2';
    const property = { id: isSecond ? '201' : '8', type: 'hotel', name: isSecond ? 'Zinnia' : 'The Aster' };
    return listOf([property], { links: { previous: null, next: isSecond ? null : '/api/properties?type=hotel&page=2' } });
  });
  api.set('POST /properties/201/calendar-events', { status: 201, body: { data: event('9') } });
  const { user } = open('hotel', <CloneEventsPage />, '/events/clone');
  await user.click(await screen.findByRole('checkbox', { name: 'All 1 shown' }));
  await user.type(screen.getByRole('searchbox', { name: 'Filter Hotels...' }), 'zin');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'The Aster' })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('checkbox', { name: 'Zinnia' }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  expect(await screen.findByRole('list', { name: 'Outcome' })).toHaveTextContent('Zinnia: 1 of 1 cloned.');
});

test('two hotels with the same name have an outcome each', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = server('hotel', [event('1')]);
  api.set('GET /properties', listOf(['8', '9'].map((id) => ({ id, type: 'hotel', name: 'The Inn' }))));
  const { user } = open('hotel', <CloneEventsPage />, '/events/clone?selected=1');
  await user.click(await screen.findByRole('checkbox', { name: 'All 2 hotels shown' }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  const outcome = within(await screen.findByRole('list', { name: 'Outcome' }));
  await waitFor(() => expect(outcome.getAllByText(/1 of 1 cloned\.$/)).toHaveLength(2));
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('of an event whose title is not known, the outcome says only why it was not cloned', () => {
  const failed = { eventId: '1', targetId: '8', title: undefined, problem: 'You may not.', mayExist: false };
  expect(cloneOutcome(3, [failed], () => undefined)).toBe('2 of 3 cloned. You may not.');
  expect(cloneOutcome(3, [failed], () => 'Jazz')).toBe('2 of 3 cloned. Not “Jazz”: You may not.');
});
