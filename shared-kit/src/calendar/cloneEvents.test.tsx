import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { dismissToast, useToasts } from 'shared-kit/shellServices/toast';
import { listOf } from '../../testing/fakeApi';
import { granted, signedInAs } from '../../testing/fakeSession';
import { expectRefused } from '../../testing/readers';
import { ToastRegion } from '../ui/toast/ToastRegion';
import CloneEventsPage from './CloneEventsPage';
import { event, onTheDay, open, PATH, places, server } from '../../testing/calendar';

onTheDay();

test.each(places)('%s: cloning two events to two properties creates four events, once, with the stored values', async (place) => {
  const stored = { images: [{ asset_id: '5', alt: 'A band', url: '/files/5.jpg' }], custom_time: 'Late' };
  const api = server(place, [event('1', stored), event('2')]);
  const { user } = open(place, <CloneEventsPage />, '/events/clone');
  expect(await screen.findByRole('heading', { level: 1, name: 'Clone a Calendar Event' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Event 1/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Event 2/ }));
  expect(await screen.findByRole('checkbox', { name: /^The House/ })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('checkbox', { name: 'Saltmarsh' }));
  expect(api.paths().some((path) => path.startsWith('POST'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  const outcome = await screen.findByRole('list', { name: 'Outcome' });
  await waitFor(() => expect(within(outcome).getAllByRole('listitem')).toHaveLength(2));
  // Nothing is ticked any more, so another press creates nothing twice.
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Event 1/ })).not.toBeChecked());
  expect(screen.getByRole('checkbox', { name: 'The Aster' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  const creations = api.calls.filter(({ method }) => method === 'POST');
  expect(creations.map(({ path }) => path)).toEqual(['8', '8', '9', '9'].map((id) => `/properties/${id}/calendar-events`));
  expect(api.paths().filter((path) => path === `GET ${PATH}/calendar-events/1`)).toHaveLength(1);
  const { id: _id, version: _v, created_at: _c, updated_at: _u, updated_by: _by, ...rest } = event('1', stored);
  expect(creations[0]?.body).toEqual({ ...rest, property_id: '8', images: [{ asset_id: '5', alt: 'A band' }], sort_index: null });
  const events = api.calls.find(({ path, query }) => path === `${PATH}/calendar-events` && query.per_page !== '1');
  expect(events?.query).toEqual({ archived: 'false', order_by: 'start:ASC', per_page: '1000' });
  const targets = api.calls.find(({ path, query }) => path === '/properties' && query.order_by);
  expect(targets?.query).toEqual({ type: place, archived: 'false', order_by: 'name:ASC', per_page: '200' });
});

test('a picture that is no longer in the library is left out of the copy', async () => {
  const images = [
    { asset_id: '4', alt: 'Gone' },
    { asset_id: '5', alt: 'A band', url: '/files/5.jpg' },
  ];
  const api = server('hotel', [
    event('1', { images, details: { content: '<p>Loud</p>', image: { asset_id: '6', alt: 'Gone' } } }),
  ]);
  const { user } = open('hotel', <CloneEventsPage />, '/events/clone?selected=1');
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  await screen.findByRole('list', { name: 'Outcome' });
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    images: [{ asset_id: '5', alt: 'A band' }],
    details: { content: '<p>Loud</p>', image: null },
  });
});

test('an event that somebody deleted meanwhile is named, and is no longer chosen', async () => {
  const api = server('hotel', [event('1'), event('2')]);
  api.set(`GET ${PATH}/calendar-events/:id`, ({ params }) =>
    params.id === '1' ? { status: 404, body: { message: 'There is no such event.', code: 'not_found' } } : { data: event('2') },
  );
  const { user, address } = open('hotel', <CloneEventsPage />, '/events/clone?selected=1');
  expect(await screen.findByRole('checkbox', { name: /^Event 1/ })).toBeChecked();
  expect(address()).not.toContain('selected');
  await user.click(screen.getByRole('checkbox', { name: /^Event 2/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  api.set(`GET ${PATH}/calendar-events`, listOf([event('2')]));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  const outcome = within(await screen.findByRole('list', { name: 'Outcome' }));
  expect(await outcome.findByText(/1 of 2 cloned\. Not “Event 1”: There is no such event\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Event 1/ })).not.toBeInTheDocument());
  expect(screen.getByText('Choose at least one event and one hotel.')).toBeInTheDocument();
});

test('an archived event in the address is chosen, a deleted one is not', async () => {
  const api = server('hotel', [event('1')]);
  api.set(`GET ${PATH}/calendar-events`, ({ query }) =>
    listOf([query.archived === 'true' ? event('2', { archived: true }) : event('1')]),
  );
  const tickAster = async (selected: string) => {
    const { user, unmount } = open('hotel', <CloneEventsPage />, `/events/clone?selected=${selected}`);
    await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
    return unmount;
  };
  const unmount = await tickAster('2');
  expect(await screen.findByText('1 to 1. Copies keep their status.')).toBeInTheDocument();
  unmount();
  await tickAster('3');
  expect(await screen.findByText('Choose at least one event and one hotel.')).toBeInTheDocument();
});

test('somebody who may not clone to any other hotel sees a message', async () => {
  server('hotel', [event('1')]);
  signedInAs([granted('calendar', '7', 'rw')]);
  open('hotel', <CloneEventsPage />, '/events/clone');
  expect(await screen.findByText('There is no other hotel that you may clone to.')).toBeInTheDocument();
});

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

test.each(places)('%s: events with the same title are described by date, calendar and state', async (place) => {
  const music = { title: 'Jazz', calendar: { id: 'a', name: 'Music' } };
  const festive = { title: 'Jazz', start: '2026-12-24T20:00:00', calendar: { id: 'b', name: 'Festive' }, published: false };
  server(place, [event('1', music), event('2', festive)]);
  open(place, <CloneEventsPage />, '/events/clone');
  const lines = await screen.findAllByRole('checkbox', { name: /^Jazz/ });
  expect(lines[0]).toHaveAccessibleDescription(expect.stringMatching(/6.* · Music · Published$/));
  expect(lines[1]).toHaveAccessibleDescription(expect.stringMatching(/24.* · Festive · Unpublished$/));
});

test.each(places)('%s: somebody who may only read is refused', async (place) => {
  server(place);
  signedInAs([granted('calendar', '7')]);
  open(place, <CloneEventsPage />, '/events/clone');
  await expectRefused({ label: 'Calendars', href: `/${place}s/7/calendars` });
  expect(screen.getByText(/^You may look at calendar events here,/)).toBeInTheDocument();
});
