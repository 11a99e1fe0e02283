import { act, screen, waitFor, within } from '@testing-library/react';
import { resource } from 'shared-kit/api/resource';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import { atMoment } from '../../../testing/atMoment';
import { listOf } from '../../../testing/fakeApi';
import { signedInAs } from '../../../testing/fakeSession';
import { choose, open, SPECIALS, stored, storedVersion, version } from '../../../testing/history';
import { todayIs } from '../../../testing/todayIs';

todayIs('2026-11-22T15:00:00Z');
beforeEach(() => void signedInAs());

test('the form says who changed it last; the history lists its versions by day with who did what', async () => {
  await open();
  expect(screen.getByText('Last changed by Priya Raman, yesterday 2:05 PM')).toBeInTheDocument();
  const day = within(await screen.findByRole('region', { name: 'Saturday, November 21, 2026' }));
  expect(day.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Priya Raman published itVersion 3, 2:05 PM',
    'Tomás Reyes changed itVersion 2, 10:00 AM',
  ]);
  expect(screen.getByRole('region', { name: 'Sunday, November 1, 2026' })).toHaveTextContent('The system created it');
  expect(screen.getByText('3 versions')).toBeInTheDocument();
});

test('a form that stays open overnight says on which day it was changed', () =>
  atMoment('2026-11-22T15:00:00Z', async (goTo) => {
    await open();
    await goTo('2026-11-23T15:00:00Z');
    expect(screen.getByText('Last changed by Priya Raman, Saturday 2:05 PM')).toBeInTheDocument();
  }));

test('the first version of a copy says so', async () => {
  const { api } = await open();
  api.set(`GET ${SPECIALS}/3/versions`, listOf([version(1, 'cloned', '2026-11-21T10:00:00.000Z', 'Ada')]));
  await act(() => resource(`${SPECIALS}/3/versions`).refresh());
  expect(await screen.findByRole('button', { name: /^Ada cloned it here/ })).toBeInTheDocument();
});

test('an item that was only changed before versions were kept says that they are kept from now on', async () => {
  const { api } = await open();
  api.set(`GET ${SPECIALS}/3/versions`, listOf([]));
  await act(() => resource(`${SPECIALS}/3/versions`).refresh());
  expect(await screen.findByText('Earlier versions were not kept')).toBeInTheDocument();
  expect(screen.getByText('From the next change on, every version is listed here.')).toBeInTheDocument();
});

test('a change that created no version is listed apart from the version with the same number', async () => {
  const { api, user } = await open();
  expect(screen.queryByText(/Still version/)).not.toBeInTheDocument();
  api.set(
    `GET ${SPECIALS}/3/versions`,
    listOf([
      { ...version(3, 'restored', '2026-11-21T14:20:00.000Z', 'Ada'), id: '13' },
      { ...version(3, 'moved', '2026-11-21T14:10:00.000Z', 'Ada'), id: '12', changes: { sort_index: { before: 4, after: 0 } } },
      version(3, 'published', '2026-11-21T14:05:00.000Z', 'Priya Raman'),
      version(2, 'changed', '2026-11-21T10:00:00.000Z', 'Tomás Reyes'),
    ]),
  );
  await act(() => resource(`${SPECIALS}/3/versions`).refresh());
  await choose(user, /moved it in the order/);
  const listed = screen.getAllByRole('button', { name: /ersion \d/ }).filter((button) => button.closest('nav'));
  expect(listed.map((button) => button.getAttribute('aria-current'))).toEqual([null, 'true', null, null]);
  expect(listed[1]).toHaveTextContent('Still version 3');
  expect(await screen.findByText('Moved up in the order.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  await choose(user, /restored it from the bin/);
  expect(await screen.findByText('Restored from the bin, as it was.')).toBeInTheDocument();
  await choose(user, /published it/);
  expect(await screen.findByRole('region', { name: 'Version 3' })).toBeInTheDocument();
});

test('a version shows what it changed: words marked in a text, other parts side by side', async () => {
  const { user } = await open();
  const newest = within(await screen.findByRole('region', { name: 'Version 3' }));
  expect((await newest.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual(['Published']);
  await choose(user, /Version 2/);
  const second = await screen.findByRole('region', { name: 'Version 2' });
  await within(second).findByText('Content');
  expect([...second.querySelectorAll('del')].map(({ textContent }) => textContent)).toContain('removed: Three');
  expect([...second.querySelectorAll('ins')].map(({ textContent }) => textContent)).toContain('added: Two');
});

test('a version named in the address is opened, and leaves the address', async () => {
  const { address } = await open(true, '?history=2');
  await screen.findByRole('region', { name: 'Version 2' });
  expect(address()).toBe('/hotels/7/specials/3/edit');
});

test('any two versions can be compared', async () => {
  const { user } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Compare with' }), 'Version 1');
  const newest = within(await screen.findByRole('region', { name: 'Version 3' }));
  await waitFor(() =>
    expect(newest.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Title', 'Content', 'Published']),
  );
});

test('a single version is compared with nothing', async () => {
  await open(true, '', () => listOf([version(3, 'changed', stored.updatedAt, 'Ada')]));
  expect(await screen.findByText('This is the only version that is kept.')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Compare with' })).not.toBeInTheDocument();
});

test('Restore is based on the version that was current, and reports what no longer exists', async () => {
  const { api, user } = await open();
  await choose(user, /Version 1/);
  await choose(user, /^Restore version 1/);
  expect(await screen.findByText('Version 1 is back. The picture was deleted.')).toBeInTheDocument();
  const call = api.calls.find(({ method }) => method === 'POST');
  expect([call?.path, call?.headers['If-Match']]).toEqual([`${SPECIALS}/3/versions/1/restore`, '"3"']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a restore that is refused leaves the history open and says why', async () => {
  const { api, user } = await open();
  api.set(`POST ${SPECIALS}/3/versions/:version/restore`, {
    status: 412,
    body: { message: 'Somebody else saved this meanwhile.', code: 'stale', fields: {}, current: { ...stored, version: 4 } },
  });
  api.set(
    `GET ${SPECIALS}/3/versions`,
    listOf([4, 3, 2, 1].map((number) => version(number, 'changed', '2026-11-21T14:05:00.000Z', null))),
  );
  await choose(user, /Version 1/);
  await choose(user, /^Restore version 1/);
  const message = 'Somebody else saved this meanwhile. It is at version 4 now. Press again if you still want version 1.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Version 4/ })).toBeInTheDocument();
  await choose(user, /^Restore version 1/);
  const sentVersions = () => api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['If-Match']] : []));
  await waitFor(() => expect(sentVersions()).toEqual(['"3"', '"4"']));
});

test('a restore that is refused after another version was chosen says so', async () => {
  const { api, user } = await open();
  let refuse = (_answer: object) => {};
  api.set(`POST ${SPECIALS}/3/versions/:version/restore`, () => new Promise<object>((resolve) => (refuse = resolve)));
  await choose(user, /Version 1/);
  await choose(user, /^Restore version 1/);
  await choose(user, /Version 2/);
  await screen.findByRole('region', { name: 'Version 2' });
  const message = 'The storage is out of reach.';
  await act(async () => refuse({ status: 422, body: { message, code: 'x', fields: {} } }));
  expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
});

test('a restore whose response was lost counts as done at the next press, not as somebody else’s change', async () => {
  const { api, user } = await open();
  api.set(`POST ${SPECIALS}/3/versions/:version/restore`, 'network gone');
  await choose(user, /Version 1/);
  await choose(user, /^Restore version 1/);
  expect(await screen.findByText(/^The server could not be reached/)).toBeInTheDocument();
  const current = { ...storedVersion(4, 'Winter', '', false).data, updated_by: { id: '1', name: 'Nora' } };
  api.set(`POST ${SPECIALS}/3/versions/:version/restore`, {
    status: 412,
    body: { message: 'Somebody else saved this meanwhile.', code: 'stale', fields: {}, current },
  });
  await choose(user, /^Restore version 1/);
  expect(await screen.findByText('Version 1 is back.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Restore is disabled while there are unsaved changes', async () => {
  const { user } = await open();
  act(() => setUnsaved('/hotels/7/specials/3', ['Title']));
  await choose(user, /Version 1/);
  expect(await screen.findByText('Save or discard your changes before you restore a version.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Restore version 1' })).toBeDisabled();
  act(() => setUnsaved('/hotels/7/specials/3', null));
  expect(screen.getByRole('button', { name: 'Restore version 1' })).toBeEnabled();
});

test('people who may only read see the history without Restore', async () => {
  const { user } = await open(false);
  await choose(user, /Version 1/);
  await screen.findByRole('region', { name: 'Version 1' });
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
});

test('when the right to restore was revoked meanwhile, a message says so and no version offers Restore', async () => {
  const { api, user } = await open();
  await choose(user, /created it/);
  const message = 'You may not change specials here.';
  api.set(`POST ${SPECIALS}/3/versions/:version/restore`, { status: 403, body: { message, code: 'forbidden' } });
  await choose(user, /^Restore version 1/);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  await choose(user, /changed it/);
  await screen.findByRole('region', { name: 'Version 2' });
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
});
