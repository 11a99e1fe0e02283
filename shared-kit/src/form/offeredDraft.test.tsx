import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../api/errors';
import { TextField } from '../fields/text/text';
import type { ItemBase } from '../rules/entities';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { renderPage } from '../../testing/renderPage';
import { draftStore } from './draftStore';
import { FormShell } from './FormShell';
import { plainParts } from './parts';
import { useSavedForm } from './useSavedForm';

type House = ItemBase & { name: string; code: string };
type HouseValues = { name: string; code: string };

const path = '/houses/1';
const house = (version = 3, more: Partial<HouseValues> = {}): House => ({
  id: '1',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  updatedBy: { id: '2', name: 'Ada Lind' },
  version,
  name: 'Sea House',
  code: '',
  ...more,
});
const parts = plainParts<HouseValues>({ name: 'Name', code: 'Code' });
const save = jest.fn<Promise<House | undefined>, [HouseValues, House | undefined, string]>();

function HouseForm({ readOnly = false }: { readOnly?: boolean }) {
  const form = useSavedForm<HouseValues, House>({
    path,
    item: house(),
    read: (item) => ({ name: item?.name ?? '', code: item?.code ?? '' }),
    parts,
    check: () => ({}),
    save,
  });
  return (
    <FormShell form={form} name="house" readOnly={readOnly}>
      <TextField name="name" label="Name" />
      <TextField name="code" label="Code" />
    </FormShell>
  );
}

const open = (readOnly = false) => renderPage(<HouseForm readOnly={readOnly} />, path, path);
const box = (name: string) => screen.getByRole('textbox', { name });
const notice = () => within(screen.getByText('Your unsaved text is still here.').parentElement!);
const decide = (answer: string) => notice().getByRole('button', { name: answer });
const queryOffer = () => screen.queryByText('Your unsaved text is still here.');
const all = () => draftStore('1', path).all();
const stored = () => all()[0];
const keepOld = (more: object = {}) =>
  draftStore('1', path).keep({ values: { name: 'Old text', code: '' }, opened: { name: 'Sea House' }, version: 3, ...more });

beforeEach(() => {
  localStorage.clear();
  save.mockReset();
  signedInAs();
  // The API of the previous test may offer a draft of another browser.
  fakeApi({ 'GET /profile/drafts': { data: null, meta: {} } });
});

describe('an offered draft, when something else is typed before it is restored or discarded', () => {
  /** Opens the form with a draft, types over it, and opens it again. */
  async function typeAndOpenAgain() {
    keepOld();
    const first = open();
    await first.user.type(box('Code'), 'SEA');
    await waitFor(() => expect(stored()?.values.code).toBe('SEA'));
    first.unmount();
    return open().user;
  }

  test('is offered after the newer text, and both can be restored', async () => {
    const user = await typeAndOpenAgain();
    await user.click(decide('Restore it'));
    expect([box('Name'), box('Code')].map((field) => (field as HTMLInputElement).value)).toEqual(['Sea House', 'SEA']);
    await user.click(decide('Restore it'));
    expect([box('Name'), box('Code')].map((field) => (field as HTMLInputElement).value)).toEqual(['Old text', 'SEA']);
    expect(queryOffer()).toBeNull();
  });

  test('is still offered after the newer text was discarded', async () => {
    const user = await typeAndOpenAgain();
    await user.click(decide('Discard'));
    expect(queryOffer()).toBeInTheDocument();
    expect(stored()?.values.name).toBe('Old text');
    await user.click(decide('Discard'));
    expect(queryOffer()).toBeNull();
    expect(stored()).toBeUndefined();
  });

  test('stays when the form’s own changes are discarded', async () => {
    keepOld();
    const { user } = open();
    await user.type(box('Code'), 'SEA');
    await waitFor(() => expect(stored()?.values.code).toBe('SEA'));
    const [, discardOfBar] = screen.getAllByRole('button', { name: 'Discard' });
    await user.click(discardOfBar!);
    expect(queryOffer()).toBeInTheDocument();
    expect(stored()?.values.name).toBe('Old text');
  });

  test('disappears once the form is saved', async () => {
    const user = await typeAndOpenAgain();
    await user.click(decide('Restore it'));
    save.mockResolvedValueOnce(house(4, { code: 'SEA' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(queryOffer()).toBeNull());
    expect(stored()).toBeUndefined();
  });

  test('is discarded without discarding what is typed in another tab', async () => {
    keepOld();
    const { user } = open();
    const mine = { values: { name: 'Sea House', code: 'Typed in the other tab' }, version: 3 };
    draftStore('1', path).keep(mine, all());
    await user.click(decide('Discard'));
    expect(stored()?.values.code).toBe('Typed in the other tab');
    expect(all()).toHaveLength(1);
  });

  test('is kept while a newer draft of another browser is offered in its place', async () => {
    keepOld();
    const content = JSON.stringify({ browser: 'other', savedAt: '', values: { name: 'Elsewhere', code: '' }, version: 3 });
    fakeApi({ 'GET /profile/drafts': { data: { content, saved_at: '2099-11-22T14:05:00.000Z' }, meta: {} } });
    const { user } = open();
    const title = await screen.findByText('You began to change this in another browser.');
    await user.click(within(title.parentElement!).getByRole('button', { name: 'Discard' }));
    await user.click(decide('Restore it'));
    expect(box('Name')).toHaveValue('Old text');
  });
});

describe('a draft of which nothing is left to save, since it was saved and the page closed before the answer arrived', () => {
  test('is not offered, and deleted', () => {
    keepOld({ values: { name: 'Sea House', code: 'Old code' }, opened: { name: 'Old house' }, version: 2 });
    open();
    expect(queryOffer()).toBeNull();
    expect(all()).toEqual([]);
  });

  test('leaves an older one that was not saved', () => {
    keepOld();
    const saved = { values: { name: 'Sea House', code: '' }, opened: { name: 'Old house' }, version: 2 };
    draftStore('1', path).keep(saved, all());
    open();
    expect(queryOffer()).toBeInTheDocument();
    expect(all().map(({ values }) => values.name)).toEqual(['Old text']);
  });
});

test('what was typed before an older draft was restored is kept through the conflict as well', async () => {
  keepOld({ version: 2 });
  const { user } = open();
  await user.type(box('Code'), 'SEA');
  await user.click(decide('Restore it'));
  const current = house(3);
  save.mockRejectedValueOnce(new ApiError({ status: 412, code: 'stale', message: 'Ada Lind saved this.', current }));
  save.mockResolvedValueOnce(house(4, { name: 'Old text', code: 'SEA' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  await waitFor(() => expect(save.mock.calls[1]?.[0]).toEqual({ name: 'Old text', code: 'SEA' }));
});

describe('a draft of somebody who may no longer change the item', () => {
  test.each([{}, { ended: true }])('can be read, is not put into the form, and is kept (%o)', async (more) => {
    keepOld(more);
    open(true);
    expect(await screen.findByText('Old text')).toBeInTheDocument();
    expect(queryOffer()).toBeInTheDocument();
    expect(box('Name')).toHaveValue('Sea House');
    expect(notice().queryByText('Code')).toBeNull();
    expect(notice().queryByRole('button')).toBeNull();
    expect(stored()?.values.name).toBe('Old text');
  });

  test('is offered again when the right is granted again', async () => {
    keepOld();
    open(true).unmount();
    const { user } = open();
    await user.click(decide('Restore it'));
    expect(box('Name')).toHaveValue('Old text');
  });
});

test.each([
  [199_000, false],
  [399_990, true],
])('a draft of %i characters is shown as too long for other browsers: %p', (length, isOnlyHere) => {
  keepOld({ values: { name: 'x'.repeat(length), code: '' } });
  open();
  expect(queryOffer()).toBeInTheDocument();
  expect(screen.queryByText(/It is too long to be offered in another browser\.$/) !== null).toBe(isOnlyHere);
});
