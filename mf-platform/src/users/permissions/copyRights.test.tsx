import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useToasts } from 'shared-kit/shellServices/toast';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import NewUserPage from '../NewUserPage';
import { fillIn } from '../../../testing/users/formSteps';
import { refusal, userApi, wireEntry, wireUser } from '../../../testing/users/samples';
import { add, checkbox, clickButton, open, saveAndGetBody } from '../../../testing/users/permissionSteps';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('rights of a colleague', () => {
  const OWN = [wireEntry('faq', '8', 'r')];
  const server = () => {
    const api = userApi(OWN);
    api.set('GET /users', listOf([wireUser('2', 'Tomas', 'Reyes'), wireUser('5', 'Priya', 'Raman')]));
    api.set('GET /users/:id/permissions', ({ path }) =>
      listOf(path === '/users/5/permissions' ? [wireEntry('special', '7', 'rw'), wireEntry('asset', null, 'rwx')] : OWN),
    );
    return api;
  };

  test('take the place of what is ticked, and are given with Save', async () => {
    const api = server();
    const { user } = open();
    await add(user, 'Copy rights from...', 'Priya Raman');
    expect(
      await screen.findByText('The rights of Priya Raman are filled in. They take effect when you save.'),
    ).toBeInTheDocument();
    expect(await checkbox('Write Specials')).toBeChecked();
    expect(api.paths()).not.toContain('POST /users/2/permissions');
    expect(await saveAndGetBody(user, api)).toEqual([wireEntry('asset', null, 'rwx'), wireEntry('special', '7', 'rw')]);
  });

  test('are those of the colleague who was chosen last, whoever is answered first', async () => {
    const api = server();
    api.set('GET /users', listOf([wireUser('5', 'Priya', 'Raman'), wireUser('6', 'Luca', 'Moretti')]));
    let answerFirst = () => {};
    const held = new Promise<void>((resolve) => (answerFirst = resolve));
    const priya = [wireEntry('special', '7', 'rw')];
    api.set('GET /users/:id/permissions', ({ params }) => {
      if (params.id === '5') return held.then(() => listOf(priya));
      return listOf(params.id === '6' ? [wireEntry('list', '7', 'rw')] : OWN);
    });
    const { user } = open();
    await add(user, 'Copy rights from...', 'Priya Raman');
    await add(user, 'Copy rights from...', 'Luca Moretti');
    await screen.findByText(/^The rights of Luca Moretti are filled in\./);
    answerFirst();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByText(/^The rights of Priya Raman/)).not.toBeInTheDocument();
    expect(await saveAndGetBody(user, api)).toEqual([wireEntry('list', '7', 'rw')]);
  });

  test('are reverted by Undo', async () => {
    server();
    const { user } = open();
    await add(user, 'Copy rights from...', 'Priya Raman');
    await clickButton(user, 'Undo');
    expect(await checkbox('Read FAQs')).toBeChecked();
    expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
  });

  test('Undo after the form was closed says that nothing was undone', async () => {
    server();
    const { user, unmount } = open();
    await add(user, 'Copy rights from...', 'Priya Raman');
    await screen.findByRole('button', { name: 'Undo' });
    const { result: toasts } = renderHook(() => useToasts());
    const undo = toasts.current.at(-1)?.action?.run;
    unmount();
    act(() => undo?.());
    expect(toasts.current.at(-1)?.text).toBe('The form was closed in the meantime, so nothing was undone.');
  });

  test('are not reverted by Undo when something was ticked since, which it would lose', async () => {
    server();
    const { user } = open();
    await add(user, 'Copy rights from...', 'Priya Raman');
    await screen.findByRole('button', { name: 'Undo' });
    await user.click(await checkbox('Read FAQs'));
    await clickButton(user, 'Undo');
    expect(
      await screen.findByText('The permissions were changed again in the meantime, so they stay as they are.'),
    ).toBeInTheDocument();
    expect(await checkbox('Write Specials')).toBeChecked();
    expect(await checkbox('Read FAQs')).toBeChecked();
  });

  test('that cannot be loaded leave the form as it was, with a message', async () => {
    const api = server();
    api.set('GET /users/:id/permissions', ({ path }) =>
      path === '/users/5/permissions' ? refusal(500, 'Something went wrong here.') : listOf(OWN),
    );
    const { user } = open();
    await add(user, 'Copy rights from...', 'Priya Raman');
    expect(await screen.findByText('Something went wrong here.')).toBeInTheDocument();
    expect(await checkbox('Read FAQs')).toBeChecked();
  });

  test('of the edited user are not offered', async () => {
    server();
    const { user } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Copy rights from...' }));
    await screen.findByRole('option', { name: /Priya/ });
    expect(screen.queryByRole('option', { name: /Tomas/ })).not.toBeInTheDocument();
  });
});

describe('a new user with the rights of a colleague', () => {
  const openNew = () => renderPage(<NewUserPage />, '/users/new', '/users/new?rights=5');
  const server = () => {
    const api = userApi([]);
    api.set('GET /users/:id', { data: wireUser('5', 'Priya', 'Raman') });
    api.set('GET /users/:id/permissions', listOf([wireEntry('special', '7', 'rw')]));
    return api;
  };

  test('starts with them, loads them once, and offers Undo', async () => {
    const api = server();
    const { user, address } = openNew();
    expect(
      await screen.findByText('The rights of Priya Raman are filled in. They take effect when you save.'),
    ).toBeInTheDocument();
    expect(await checkbox('Write Specials')).toBeChecked();
    expect(address()).toBe('/users/new');
    expect(api.paths().filter((path) => path === 'GET /users/5/permissions')).toHaveLength(1);
    await clickButton(user, 'Undo');
    expect(screen.queryByRole('checkbox', { name: 'Write Specials' })).not.toBeInTheDocument();
  });

  test('is not created without them while they are loading', async () => {
    const api = server();
    let answer: (canned: object) => void = () => undefined;
    api.set('GET /users/:id/permissions', () => new Promise<object>((resolve) => (answer = resolve)));
    const { user, address } = openNew();
    await fillIn(user);
    await clickButton(user, 'Save');
    const loading = 'The rights that you copy are still loading. Save again once they are filled in.';
    expect(await screen.findByText(loading)).toBeInTheDocument();
    expect(api.paths()).not.toContain('POST /users');
    answer(listOf([wireEntry('special', '7', 'rw')]));
    expect(await checkbox('Write Specials')).toBeChecked();
    expect(screen.queryByText(loading)).not.toBeInTheDocument();
    await clickButton(user, 'Save');
    await waitFor(() => expect(address()).toBe('/users'));
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/users',
      '/users/5/permissions',
    ]);
  });

  test('says nothing about rights that arrive after the form was left', async () => {
    const api = server();
    let answer: (canned: object) => void = () => undefined;
    api.set('GET /users/:id/permissions', () => new Promise<object>((resolve) => (answer = resolve)));
    const { unmount } = openNew();
    await waitFor(() => expect(api.paths()).toContain('GET /users/5/permissions'));
    const { result: toasts } = renderHook(() => useToasts());
    const before = toasts.current.length;
    unmount();
    await act(async () => answer(listOf([])));
    await waitFor(() => expect(api.paths()).toContain('GET /users/5'));
    await act(async () => undefined);
    expect(toasts.current).toHaveLength(before);
  });

  test('reports that the colleague was deleted', async () => {
    server().set('GET /users/:id', refusal(404, 'This user is gone.'));
    openNew();
    expect(await screen.findByText('This user is gone.')).toBeInTheDocument();
  });
});

describe('the same rights for others', () => {
  const server = () => {
    const api = userApi([wireEntry('special', '7', 'rw')]);
    const place = (id: string, name: string, region_id: string | null) => ({
      id,
      name,
      type: 'hotel',
      archived: false,
      region_id,
    });
    api.set(
      'GET /properties/names',
      listOf([place('7', 'Saltmarsh', '1'), place('8', 'Lantern Inn', '1'), place('9', 'Old Mill', null)]),
    );
    api.set(
      'GET /regions',
      listOf([
        { id: '1', name: 'Coast' },
        { id: '2', name: 'Dales' },
      ]),
    );
    return api;
  };

  test('are given by region and one by one, and saved together', async () => {
    const api = server();
    const { user } = open();
    await clickButton(user, 'Same rights for others');
    await clickButton(user, 'All in Coast (1)');
    expect(screen.queryByRole('button', { name: /Dales/ })).not.toBeInTheDocument();
    await user.click(await checkbox('Old Mill'));
    await clickButton(user, 'Give 2 the same rights');
    expect(
      await screen.findByText('2 hotels have the same rights as Saltmarsh. They take effect when you save.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'By region' })).not.toBeInTheDocument();
    expect(await saveAndGetBody(user, api)).toEqual(['7', '8', '9'].map((id) => wireEntry('special', id, 'rw')));
  });

  test('are not given after Cancel', async () => {
    server();
    const { user } = open();
    await clickButton(user, 'Same rights for others');
    await clickButton(user, 'All in Coast (1)');
    await clickButton(user, 'Cancel');
    expect(screen.queryByRole('group', { name: 'By region' })).not.toBeInTheDocument();
    const list = within(await screen.findByRole('list', { name: 'Hotels of this user' }));
    expect(list.getAllByRole('button')).toHaveLength(1);
  });

  test('are reverted by Undo', async () => {
    server();
    const { user } = open();
    await clickButton(user, 'Same rights for others');
    await clickButton(user, 'All in Coast (1)');
    await clickButton(user, 'Give 1 the same rights');
    await clickButton(user, 'Undo');
    const list = within(await screen.findByRole('list', { name: 'Hotels of this user' }));
    expect(list.getAllByRole('button')).toHaveLength(1);
  });
});

test('ticking Write also ticks Read, in a row and in a column', async () => {
  userApi([wireEntry('special', '7')]);
  const { user } = open();
  await user.click(await checkbox('Write Lists'));
  expect(await checkbox('Read Lists')).toBeChecked();
  await user.click(await checkbox('Write everything'));
  expect(await checkbox('Read FAQs')).toBeChecked();
  await user.click(await checkbox('Write FAQs'));
  expect(await checkbox('Read FAQs')).toBeChecked();
});
