import { act, screen, waitFor } from '@testing-library/react';
import { getSession } from 'shared-kit/session';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { startOfMinute } from 'shared-kit/rules/instant';
import { toSnake } from 'shared-kit/rules/keyCase';
import { special } from '../../testing/specials/samples';
import { failure, fillRequired, LIST, openEdit, openNew, save, sentBody, server, title } from '../../testing/specials/steps';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('other save buttons', () => {
  test('Publish now saves and publishes in one', async () => {
    const api = server({ published: false });
    const { user, address } = openEdit();
    await user.type(await title(), ' again');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
    expect(sentBody(api, 'PUT')).toMatchObject({ title: 'Special 1 again', published: true });
  });

  test('the clicked button keeps the focus during the save and cannot be clicked twice', async () => {
    const api = server({ published: false });
    let sendResponse = () => {};
    api.set(
      `PUT ${LIST}/:id`,
      () => new Promise<object>((resolve) => (sendResponse = () => resolve(failure(500, 'internal', 'It broke.')))),
    );
    const { user } = openEdit();
    await user.type(await title(), ' again');
    const publish = screen.getByRole('button', { name: 'Publish now' });
    act(() => publish.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Saving…')).toBeInTheDocument());
    await act(() => new Promise((later) => setTimeout(later, 200)));
    expect(publish).toHaveFocus();
    await user.keyboard('{Enter}');
    await act(async () => sendResponse());
    await waitFor(() => expect(document.getElementById('hotel-special-error')).toHaveFocus());
    expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('Publish now sets the current minute as the start if none was entered', async () => {
    const api = server({ published: false, startsOn: null });
    const { user, address } = openEdit();
    const before = startOfMinute();
    await title();
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
    const body = sentBody(api, 'PUT');
    expect(body.published).toBe(true);
    // The minute may change while the test runs.
    expect([before, startOfMinute()]).toContain(body.starts_on);
  });

  test('a Publish now that the rules refuse changes nothing: what is corrected can be saved as a draft, or published', async () => {
    const api = server({ published: false });
    const { user } = openEdit();
    await user.clear(await title());
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('There is 1 thing to put right')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Publish now' })).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Published' })).not.toBeChecked();
    await user.type(await title(), 'Another name');
    await save(user);
    await waitFor(() => expect(sentBody(api, 'PUT')).toMatchObject({ title: 'Another name', published: false }));
  });

  test('if the right was revoked meanwhile, Publish now is refused and no longer offered', async () => {
    const api = server({ published: false });
    // Long after the last refusal.
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    api.set(`PUT ${LIST}/:id`, failure(403, 'forbidden', 'You may not change specials of this hotel.'));
    api.set('GET /profile', { data: getSession().profile, meta: { permissions: [toSnake(granted('special', '7', 'r'))] } });
    const { user } = openEdit();
    await title();
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('You may look at this, but not change it.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument();
    later.mockRestore();
  });

  test('Publish now is not offered for a published special', async () => {
    server({ published: true });
    openEdit();
    await title();
    expect(screen.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save and add another' })).not.toBeInTheDocument();
  });

  test('Save and add another saves the special and opens an empty form', async () => {
    const api = server();
    const { user, address } = openNew();
    await fillRequired(user);
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    await waitFor(async () => expect(await title()).toHaveValue(''));
    expect(sentBody(api).title).not.toBe('');
    expect(address()).toBe('/hotels/7/specials/new');
    await waitFor(async () => expect(await title()).toHaveFocus());
    expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
  });

  test('Try again after a failed Save and add another opens an empty form too', async () => {
    const api = server();
    const { user, address } = openNew();
    await fillRequired(user);
    api.set(`POST ${LIST}`, failure(429, 'busy', 'Too many requests.'));
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.set(`POST ${LIST}`, { status: 201, body: { data: special('9') } });
    await user.click(again);
    await waitFor(async () => expect(await title()).toHaveValue(''));
    expect(address()).toBe('/hotels/7/specials/new');
  });
});
