import { screen, waitFor } from '@testing-library/react';
import { rememberQuery } from 'shared-kit/content/lastList';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { fillRequired, openEdit, openNew, save, server, title } from '../../testing/specials/steps';

const PAGE = '/hotels/7/specials';

beforeEach(() => {
  localStorage.clear();
  rememberQuery(PAGE, '');
  signedInAs();
});

const archived = { archived: true, published: false };

describe('after a save, the list shows the tab that the item is in', () => {
  test('an archived item that was opened from elsewhere: the Archived tab', async () => {
    server(archived);
    const { user, address } = openEdit();
    await user.type(await title(), '!');
    await save(user);
    await waitFor(() => expect(address()).toBe(`${PAGE}?list=archived`));
    expect(await screen.findByText('Special saved.')).toBeInTheDocument();
  });

  test('an archived item that was opened from a filtered Archived tab: that list, as it was', async () => {
    server(archived);
    rememberQuery(PAGE, '?list=archived&filter=dog');
    const { user, address } = openEdit();
    await user.type(await title(), '!');
    await save(user);
    await waitFor(() => expect(address()).toBe(`${PAGE}?list=archived&filter=dog`));
  });

  test('an active item, while the list was last on the Archived tab: the first tab', async () => {
    server();
    rememberQuery(PAGE, '?list=archived');
    const { user, address } = openEdit();
    await user.type(await title(), '!');
    await save(user);
    await waitFor(() => expect(address()).toBe(PAGE));
  });

  test('a new item that is archived at once: the Archived tab, and the message says so', async () => {
    server();
    const { user, address } = openNew();
    await fillRequired(user);
    await user.click(screen.getByRole('switch', { name: /Archived/ }));
    await save(user);
    await waitFor(() => expect(address()).toBe(`${PAGE}?list=archived`));
    expect(await screen.findByText('Winter Escape saved and archived.')).toBeInTheDocument();
  });
});

test('unarchiving on the form says so and offers Undo; the list stays as it was', async () => {
  server(archived);
  rememberQuery(PAGE, '?list=archived');
  const { user, address } = openEdit();
  await user.click(await screen.findByRole('switch', { name: /Archived/ }));
  await save(user);
  expect(await screen.findByText('Special 1 saved and unarchived.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`${PAGE}?list=archived`));
});
