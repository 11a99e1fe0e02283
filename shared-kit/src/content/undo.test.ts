import { renderHook, waitFor } from '@testing-library/react';
import { resource } from 'shared-kit/api/resource';
import { fakeApi, listOf, type FakeCall } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { undoCopies } from './undoByDeleting';
import { undoChange, undoDelete, undoDeletes } from './undoByRestoring';
import { undoMove } from './moveBack';

const PATH = '/properties/7/specials';
const RESTORE = `POST ${PATH}/3/versions/:version/restore`;
const restored = (missing: string[] = []) => ({
  data: { id: '3', version: 6 },
  meta: { left_out: missing.map((message) => ({ field: 'image', message })) },
});
const refused = (status: number) => ({ status, body: { message: 'Refused.', code: 'any' } });
const item = { id: '3', version: 5 };

beforeEach(() => signedInAs());

describe('Undo of a change', () => {
  test('restores the version before, and only over the version that the change created', async () => {
    const api = fakeApi({ [RESTORE]: restored() });
    expect(await undoChange(PATH, 'Spa', item)?.run()).toBeUndefined();
    expect([api.calls[0]?.path, api.calls[0]?.headers['If-Match']]).toEqual([`${PATH}/3/versions/4/restore`, '"5"']);
  });

  test('then restores what a version does not contain, and returns the message of that step', async () => {
    fakeApi({ [RESTORE]: restored() });
    expect(await undoChange(PATH, 'Spa', item, () => Promise.resolve('Spa is at the end.'))?.run()).toBe('Spa is at the end.');
  });

  test('does not restore again when only a later step has to be repeated', async () => {
    const api = fakeApi({ [RESTORE]: restored() });
    const undo = undoChange(
      PATH,
      'Spa',
      item,
      jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined),
    );
    await expect(undo?.run()).rejects.toThrow('offline');
    await undo?.run();
    expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('says what no longer exists', async () => {
    fakeApi({ [RESTORE]: restored(['The picture was deleted.']) });
    expect(await undoChange(PATH, 'Spa', item)?.run()).toBe('Spa is back as far as possible. The picture was deleted.');
  });

  test.each([
    ['counts as done if the response to an earlier attempt was lost', 6, '1', undefined],
    ['is refused if somebody else saved after an attempt whose response was lost', 6, '2', 412],
    ['is refused if further versions were saved after an attempt whose response was lost', 7, '1', 412],
  ])('%s', async (_what, version, by, status) => {
    const api = fakeApi({ [RESTORE]: 'network gone' });
    const undo = undoChange(PATH, 'Spa', item);
    await expect(undo?.run()).rejects.toMatchObject({ status: 0 });
    const current = { id: '3', version, updated_by: { id: by, name: 'Nora' } };
    api.set(RESTORE, { status: 412, body: { message: 'Newer.', code: 'stale', current } });
    if (status) await expect(undo?.run()).rejects.toMatchObject({ status });
    else expect(await undo?.run()).toBeUndefined();
  });

  test('is refused if the same person saved in another tab and no response was lost', async () => {
    const current = { id: '3', version: 6, updated_by: { id: '1', name: 'Nora' } };
    fakeApi({ [RESTORE]: { status: 412, body: { message: 'Newer.', code: 'stale', current } } });
    await expect(undoChange(PATH, 'Spa', item)?.run()).rejects.toMatchObject({ status: 412 });
  });

  test.each([412, 404, 403])('changes nothing else when the server refuses it with %d', async (status) => {
    fakeApi({ [RESTORE]: refused(status) });
    const undoMore = jest.fn();
    await expect(undoChange(PATH, 'Spa', item, undoMore)?.run()).rejects.toMatchObject({ status });
    expect(undoMore).not.toHaveBeenCalled();
  });
});

test('a change that somebody else had already made has no Undo, which would revert theirs', () => {
  const undoOfVersionBy = (id: string) => undoChange(PATH, 'Spa', { ...item, updatedBy: { id, name: 'Ivo' } });
  expect(undoOfVersionBy('2')).toBeUndefined();
  expect(undoOfVersionBy('1')).toBeDefined();
});

describe('Undo of several deletions', () => {
  const entry = ({ query }: FakeCall) =>
    listOf(query.item_id === '4' ? [] : [{ id: `9${query.item_id}`, item_id: query.item_id }]);

  test('brings back all that are in the bin, and says when others are not', async () => {
    const api = fakeApi({ 'GET /bin': entry, 'POST /bin/:id/restore': restored() });
    expect(await undoDeletes(PATH, ['3', '5']).run()).toBe('All 2 are back.');
    expect(await undoDeletes(PATH, ['3', '4']).run()).toBe(
      '1 of 2 are back, the others are not in the bin or somebody else deleted them.',
    );
    expect(api.paths()).not.toContain('POST /bin/94/restore');
  });

  test('shows in the list what is back, even where others could not be brought back', async () => {
    let rows: object[] = [];
    const restore = () => ((rows = [{ id: '3' }]), restored());
    fakeApi({
      [`GET ${PATH}`]: () => listOf(rows),
      'GET /bin': entry,
      'POST /bin/93/restore': restore,
      'POST /bin/95/restore': 'network gone',
    });
    const { result } = renderHook(() => resource(PATH).useList());
    await waitFor(() => expect(result.current.data).toEqual([]));
    await undoDeletes(PATH, ['3', '5'])
      .run()
      .catch(() => undefined);
    await waitFor(() => expect(result.current.data).toEqual([{ id: '3' }]));
  });

  test('repeats only what failed when it is pressed again', async () => {
    const api = fakeApi({ 'GET /bin': entry, 'POST /bin/93/restore': restored(), 'POST /bin/95/restore': 'network gone' });
    const undo = undoDeletes(PATH, ['3', '5']);
    await expect(undo?.run()).rejects.toMatchObject({ status: 0 });
    api.set('POST /bin/95/restore', restored());
    expect(await undo.run()).toBe('All 2 are back.');
    expect(api.paths().filter((path) => path === 'POST /bin/93/restore')).toHaveLength(1);
  });
});

test('Undo of several deletions counts a restore whose response was lost', async () => {
  const api = fakeApi({ 'GET /bin': listOf([{ id: '93', item_id: '3' }]), 'POST /bin/93/restore': 'network gone' });
  const undo = undoDeletes(PATH, ['3']);
  await expect(undo.run()).rejects.toMatchObject({ status: 0 });
  api.set('GET /bin', listOf([]));
  expect(await undo.run()).toBe('It is back.');
});

describe('Undo of a deletion', () => {
  test('restores the item from the bin', async () => {
    const api = fakeApi({ 'GET /bin': listOf([{ id: '90', item_id: '3' }]), 'POST /bin/90/restore': restored() });
    expect(await undoDelete(PATH, 'Spa', '3').run()).toBe('Spa is back.');
    expect(api.calls[0]?.query).toEqual({ kind: 'specials', item_id: '3', per_page: '1' });
    expect(api.paths()).toContain('POST /bin/90/restore');
  });

  test('counts as done if the response to an earlier attempt was lost', async () => {
    const api = fakeApi({ 'GET /bin': listOf([{ id: '90', item_id: '3' }]), 'POST /bin/90/restore': 'network gone' });
    const undo = undoDelete(PATH, 'Spa', '3');
    await expect(undo.run()).rejects.toMatchObject({ status: 0 });
    api.set('GET /bin', listOf([]));
    expect(await undo.run()).toBe('Spa is back.');
  });

  test('says that somebody else restored it from the bin', async () => {
    const api = fakeApi({ 'GET /bin': listOf([]) });
    expect(await undoDelete(PATH, 'Spa', '3').run()).toBe('Spa is no longer in the bin.');
    expect(api.calls).toHaveLength(1);
  });

  test('when somebody else restored it, the list is loaded again and shows it', async () => {
    const api = fakeApi({ 'GET /bin': listOf([]), [`GET ${PATH}`]: listOf([]) });
    const { result } = renderHook(() => resource(PATH).useList({}));
    await waitFor(() => expect(result.current.data).toEqual([]));
    api.set(`GET ${PATH}`, listOf([item]));
    expect(await undoDelete(PATH, 'Spa', '3').run()).toBe('Spa is no longer in the bin.');
    await waitFor(() => expect(result.current.data).toEqual([item]));
  });

  test('leaves in the bin what somebody else had deleted first, so that their deletion is not undone', async () => {
    const deletedBy = (id: string) => ({ 'GET /bin': listOf([{ id: '90', item_id: '3', deleted_by: { id, name: 'Ivo' } }]) });
    const api = fakeApi({ ...deletedBy('2'), 'POST /bin/:id/restore': restored() });
    expect(await undoDelete(PATH, 'Spa', '3').run()).toBe('Spa was deleted by Ivo, so it stays in the bin.');
    expect(await undoDeletes(PATH, ['3']).run()).toBe(
      '0 of 1 are back, the others are not in the bin or somebody else deleted them.',
    );
    expect(api.paths()).not.toContain('POST /bin/90/restore');
    fakeApi({ ...deletedBy('1'), 'POST /bin/:id/restore': restored() });
    expect(await undoDelete(PATH, 'Spa', '3').run()).toBe('Spa is back.');
  });

  test.each([403, 409])('leaves it in the bin when the server refuses with %d', async (status) => {
    fakeApi({ 'GET /bin': listOf([{ id: '90', item_id: '3' }]), 'POST /bin/90/restore': refused(status) });
    await expect(undoDelete(PATH, 'Spa', '3').run()).rejects.toMatchObject({ status, message: 'Refused.' });
  });
});

describe('Undo of copies', () => {
  const copies = ['8', '9', '10'].map((house) => ({ id: `c${house}`, version: 1, path: `/properties/${house}/specials` }));
  const DELETE = 'DELETE /properties/:house/specials/:id';

  test('deletes each copy only in the version that was created', async () => {
    const api = fakeApi({ [DELETE]: undefined });
    const undoMore = jest.fn();
    expect(await undoCopies(copies, undoMore).run()).toBe('3 copies are in the bin.');
    expect(api.calls.map(({ path, headers }) => [path, headers['If-Match']])).toEqual(
      copies.map(({ path, id }) => [`${path}/${id}`, '"1"']),
    );
    expect(undoMore).toHaveBeenCalledWith(copies);
  });

  test('keeps copies that were changed meanwhile, and skips those that are already deleted', async () => {
    const answers: Record<string, object> = { c8: refused(412), c9: refused(404) };
    fakeApi({ [DELETE]: ({ params }: FakeCall) => answers[params.id ?? ''] });
    const undoMore = jest.fn();
    expect(await undoCopies(copies, undoMore).run()).toBe(
      'The copy is in the bin. One was changed in the meantime, so it stays.',
    );
    expect(undoMore).toHaveBeenCalledWith(expect.arrayContaining([copies[1], copies[2]]));
    expect(undoMore).not.toHaveBeenCalledWith(expect.arrayContaining([copies[0]]));
  });

  test('counts a copy that was deleted although the response was lost', async () => {
    const api = fakeApi({ [DELETE]: refused(404) });
    api.lose(DELETE);
    expect(await undoCopies(copies.slice(0, 1)).run()).toBe('The copy is in the bin.');
  });

  test('deletes the others when one deletion fails, and repeats only that one the next time', async () => {
    let isOffline = true;
    const api = fakeApi({ [DELETE]: ({ params }: FakeCall) => (isOffline && params.id === 'c9' ? 'network gone' : undefined) });
    const undo = undoCopies(copies);
    await expect(undo?.run()).rejects.toMatchObject({ status: 0 });
    isOffline = false;
    api.calls.length = 0;
    expect(await undo.run()).toBe('3 copies are in the bin.');
    expect(api.paths()).toEqual(['DELETE /properties/9/specials/c9']);
  });
});

test('Undo of a move moves the item back, and is withdrawn at the next move', async () => {
  const moveBack = jest.fn(() => Promise.resolve());
  const undo = undoMove(PATH, item, moveBack);
  expect(undo.items).toEqual([{ path: PATH, id: '3', version: 5, watchesMoves: true }]);
  await undo.run();
  expect(moveBack).toHaveBeenCalledTimes(1);
});
