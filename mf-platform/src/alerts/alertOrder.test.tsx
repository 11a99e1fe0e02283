import { screen, waitFor } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { LISTINGS, alertNames, open, ready, type User } from '../../testing/alerts/listings';
import { alert, alertServer, changes } from '../../testing/alerts/samples';

beforeEach(() => signedInAs());

const pickUp = async (user: User, name: string) => {
  screen.getByRole('button', { name: new RegExp(`^Move ${name}`) }).focus();
  await user.keyboard(' ');
};

/** Opens the list and moves Book direct up by one. */
const moveBookDirectUp = async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  await pickUp(user, 'Book direct');
  await user.keyboard('{ArrowUp} ');
  await screen.findByText('Book direct moved.');
  return { api, user };
};

test('a move is shown at once; then only the alerts whose place changed are sent', async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  await pickUp(user, 'Book direct');
  await user.keyboard('{ArrowUp} ');
  expect(alertNames()).toEqual(['Pool closed', 'Book direct', 'Harbour festival']);
  expect(await screen.findByText('Book direct moved.')).toBeInTheDocument();
  expect(changes(api).sort()).toEqual([
    ['PUT /alerts/2', { sort_index: 3 }],
    ['PUT /alerts/3', { sort_index: 2 }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(alertNames()).toEqual(['Pool closed', 'Harbour festival', 'Book direct']));
  await waitFor(() => expect(changes(api)).toHaveLength(4));
});

test('Undo moves the alert back next to its old neighbour, wherever somebody else has moved that one since', async () => {
  const { api, user } = await moveBookDirectUp();
  // Somebody else moves Harbour festival to the top.
  const others = [
    alert('2', 'Harbour festival', { sort_index: 1 }),
    alert('1', 'Pool closed', { sort_index: 2 }),
    alert('3', 'Book direct'),
  ];
  api.set('GET /alerts', () => listOf(others));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(changes(api).slice(2).sort()).toEqual([
      ['PUT /alerts/1', { sort_index: 3 }],
      ['PUT /alerts/3', { sort_index: 2 }],
    ]),
  );
  expect(await screen.findByText('Book direct is as it was before.')).toBeInTheDocument();
});

test('an Undo whose neighbour has left the list changes nothing and says so', async () => {
  const { api, user } = await moveBookDirectUp();
  api.set('GET /alerts', () => listOf([alert('1', 'Pool closed'), alert('3', 'Book direct', { sort_index: 2 })]));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const message = 'The item next to Book direct is no longer in this list, so nothing was undone.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(changes(api)).toHaveLength(2);
});

test('the Undo of a move disappears with the next one', async () => {
  const { user } = await moveBookDirectUp();
  await pickUp(user, 'Pool closed');
  await user.keyboard('{ArrowDown} ');
  expect(await screen.findByText('Pool closed moved.')).toBeInTheDocument();
  expect(screen.queryByText('Book direct moved.')).not.toBeInTheDocument();
});

test('a row that is dropped where it was sends nothing', async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  await pickUp(user, 'Book direct');
  await user.keyboard('{ArrowUp}{ArrowDown} ');
  expect(changes(api)).toEqual([]);
});

test('a move that fails is reverted, on the server too, and reported', async () => {
  const api = alertServer();
  const broken = { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } };
  api.set('PUT /alerts/:id', ({ params }: FakeCall) => (params.id === '2' ? broken : { data: {} }));
  const { user } = open();
  await ready();
  await pickUp(user, 'Book direct');
  await user.keyboard('{ArrowUp} ');
  expect(await screen.findByText('The order was not saved. It broke.')).toBeInTheDocument();
  expect(await screen.findByText(/was not moved\. It is back at position/)).toBeInTheDocument();
  await waitFor(() => expect(alertNames()).toEqual(['Pool closed', 'Harbour festival', 'Book direct']));
  await waitFor(() => expect(changes(api).at(-1)).toEqual(['PUT /alerts/3', { sort_index: 3 }]));
});

test('an alert that somebody else deleted is not said to be back when it is moved', async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  await pickUp(user, 'Book direct');
  api.set('GET /alerts', listOf([alert('1', 'Pool closed'), alert('2', 'Harbour festival')]));
  await user.keyboard('{ArrowUp} ');
  expect(await screen.findByText('Book direct was not moved: it is no longer in this list.')).toBeInTheDocument();
  expect(screen.queryByText(/It is back/)).not.toBeInTheDocument();
});

test('a move of which nobody knows whether it is stored is reported as that, once', async () => {
  const api = alertServer();
  api.set('PUT /alerts/:id', 'network gone');
  api.set('GET /alerts/:id', 'network gone');
  const { user } = open();
  await ready();
  await pickUp(user, 'Book direct');
  api.set('PUT /alerts/:id', () => {
    api.set('GET /alerts', 'network gone');
    return 'network gone';
  });
  await user.keyboard('{ArrowUp} ');
  expect(
    await screen.findByText(/^The server could not be reached\..* again\. It may have been done all the same\.$/),
  ).toBeInTheDocument();
  expect(await screen.findByText('Book direct is shown at position 3 of 3 again.')).toBeInTheDocument();
});

describe('on the second page of a list', () => {
  const place = (id: number) => alert(String(id), id === 202 ? 'Pool closed' : `Alert ${id}`);
  const all = Array.from({ length: 450 }, (_, index) => place(index + 1));
  /** A list of 450 alerts, at positions 1 to 450. */
  const paged = () => {
    const api = alertServer();
    api.set('PUT /alerts/:id', {});
    api.set('GET /alerts', ({ query }) => {
      const [page, size] = [Number(query.page ?? 1), Number(query.per_page)];
      const found = query.archived === 'false' ? all : [];
      const meta = { page, per_page: size, total_pages: Math.ceil(found.length / size), count: found.length };
      // Three rows represent the page: jsdom has no layout, so a long page would render no rows.
      const shown = size === 200 ? 3 : size;
      return listOf(found.slice((page - 1) * size, (page - 1) * size + shown), meta);
    });
    return api;
  };

  test('positions are announced within the whole list', async () => {
    paged();
    const { user } = open(`${LISTINGS}?page=2`);
    await screen.findByRole('button', { name: 'Move Pool closed' });
    await pickUp(user, 'Pool closed');
    expect(screen.getByText(/^Picked up Pool closed, position 202 of 450\./)).toBeInTheDocument();
  });

  test.each([
    ['Pool closed', 'Move to top', 'to the top', [['PUT /alerts/202', { sort_index: 0 }]]],
    ['Pool closed', 'Move to bottom', 'to the bottom', [['PUT /alerts/202', { sort_index: 451 }]]],
    [
      'Alert 201',
      'Move up',
      'to the page before',
      [
        ['PUT /alerts/200', { sort_index: 201 }],
        ['PUT /alerts/201', { sort_index: 200 }],
      ],
    ],
  ])('%s: %s leads %s of the whole list', async (name, entry, where, sent) => {
    const api = paged();
    const { user } = open(`${LISTINGS}?page=2`);
    await ready();
    await chooseInMenu(user, name, entry);
    expect(await screen.findByText(`${name} moved ${where}.`)).toBeInTheDocument();
    expect(changes(api).sort()).toEqual(sent);
  });
});
