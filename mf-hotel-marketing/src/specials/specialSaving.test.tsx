import { act, screen, waitFor, within } from '@testing-library/react';
import { expire } from 'shared-kit/session';
import { page } from 'shared-kit/session/leave';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { special } from '../../testing/specials/samples';
import { failure, LIST, openEdit, save, sentBody, server, title } from '../../testing/specials/steps';
import { section } from 'shared-kit/testing/formParts';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('what can go wrong while saving', () => {
  test('422: the field shows its message, the error area the general one, and nothing typed is lost', async () => {
    const api = server();
    api.set(
      `PUT ${LIST}/:id`,
      failure(422, 'validation_failed', 'Please look at the marked fields.', {
        fields: { 'cta.link_url': 'CTA Link URL must be valid url' },
      }),
    );
    const { user } = openEdit();
    await user.type(await title(), ' again');
    await user.selectOptions(section('CTA').getByRole('combobox', { name: 'CTA' }), 'Book Now');
    await user.type(section('CTA').getByRole('textbox', { name: 'CTA Link URL' }), 'https://x.example');
    await save(user);
    expect(await screen.findByText('Please look at the marked fields.')).toBeInTheDocument();
    expect(section('CTA').getByText('CTA Link URL must be valid url')).toBeInTheDocument();
    expect(await title()).toHaveValue('Special 1 again');
  });

  test.each([
    [403, 'forbidden', 'You may not change specials of this hotel.'],
    [404, 'not_found', 'This special was deleted.'],
    [409, 'conflict', 'This id is taken.'],
    [500, 'internal', 'Something went wrong on the server.'],
  ])('%i: the server’s message shows, and Save is disabled until the next change', async (status, code, message) => {
    const api = server();
    api.set(`PUT ${LIST}/:id`, failure(status, code, message));
    const { user } = openEdit();
    await user.type(await title(), '!');
    await save(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(document.getElementById('hotel-special-error')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(await title(), '!');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(await title()).toHaveValue('Special 1!!');
  });

  test('without a network a message shows, and Try again saves what was typed', async () => {
    const api = server();
    api.set(`PUT ${LIST}/:id`, 'network gone');
    const { user, address } = openEdit();
    await user.type(await title(), '!');
    await save(user);
    expect(await screen.findByText('The server could not be reached. Check your connection and try again.')).toBeInTheDocument();
    api.set(`PUT ${LIST}/:id`, { data: special('1') });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
    expect(sentBody(api, 'PUT')).toMatchObject({ title: 'Special 1!' });
  });

  test('412: says who saved and when, keeps both texts, and saves the choice field by field over the newer version', async () => {
    const api = server({ title: 'Bring the Dog' });
    const current = special('1', {
      title: 'Bring both dogs',
      other_title: 'Dogs',
      version: 4,
      updated_at: '2026-07-01T09:00:00.000Z',
      updated_by: { id: '2', name: 'Ada Lind' },
    });
    api.set(`PUT ${LIST}/:id`, ({ headers }) =>
      headers['If-Match'] === '"3"' ? failure(412, 'stale', 'Somebody else saved this.', { current }) : { data: current },
    );
    const { user, address } = openEdit();
    await user.type(await title(), ' and the cat');
    await save(user);
    const box = await screen.findByRole('alert');
    expect(within(box).getByRole('heading')).toHaveTextContent(/^Ada Lind saved this on Jul 1, 2026, 10:00 AM,/);
    const choice = within(within(box).getByRole('group', { name: 'Title' }));
    expect(choice.getByText('Bring the Dog and the cat')).toBeInTheDocument();
    await user.click(choice.getByRole('radio', { name: /Bring both dogs/ }));
    await user.click(within(box).getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
    expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)?.headers['If-Match']).toBe('"4"');
    expect(sentBody(api, 'PUT')).toMatchObject({ title: 'Bring both dogs', other_title: 'Dogs' });
  });

  test('412: while the choices are being saved the form takes no input, which would be lost', async () => {
    const api = server({ title: 'Bring the Dog' });
    const current = special('1', { title: 'Bring both dogs', version: 4, updated_by: { id: '2', name: 'Ada Lind' } });
    let sendResponse: (reply: object) => void = () => undefined;
    api.set(`PUT ${LIST}/:id`, ({ headers }) =>
      headers['If-Match'] === '"3"'
        ? failure(412, 'stale', 'Somebody else saved this.', { current })
        : new Promise((resolve) => (sendResponse = resolve)),
    );
    const { user, address } = openEdit();
    await user.type(await title(), ' and the cat');
    await save(user);
    const form = document.getElementById('hotel-special-form')!;
    await waitFor(() => expect(form.inert).toBeFalsy());
    await user.click(await screen.findByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(form.inert).toBe(true));
    expect(screen.getByText('Saving…')).toBeInTheDocument();
    sendResponse({ data: current });
    await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
  });

  test('a session that ends in the middle of an edit keeps the text for the same person only', async () => {
    server();
    const first = openEdit();
    await first.user.type(await title(), ' in the snow');
    jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    act(() => expire());
    first.unmount();

    signedInAs(undefined, { id: '2', firstName: 'Ada', lastName: 'Lind' });
    const other = openEdit();
    expect(await title()).toHaveValue('Special 1');
    expect(screen.queryByText('Your unsaved text is still here.')).not.toBeInTheDocument();
    other.unmount();

    signedInAs();
    const { user, address } = openEdit();
    expect(await screen.findByText('Your unsaved text is back.')).toBeInTheDocument();
    expect(await title()).toHaveValue('Special 1 in the snow');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
  });

  test('a deleted special says so and links back to the list', async () => {
    const api = server();
    api.set(`GET ${LIST}/:id`, failure(404, 'not_found', 'There is no such special.'));
    openEdit();
    expect(await screen.findByRole('heading', { name: 'This special no longer exists' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Specials' })).toHaveAttribute('href', '/hotels/7/specials');
  });
});
