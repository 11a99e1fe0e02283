import { act, renderHook, waitFor } from '@testing-library/react';
import { resource } from 'shared-kit/api/resource';
import { useToasts } from 'shared-kit/shellServices/toast';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs, signedOut } from '../../testing/fakeSession';
import type { Property } from '../rules/entities';
import type { ContentItem, ContentType } from './contentType';
import { useRowActions } from './useRowActions';

const row = { id: '9', version: 1, title: 'Spa days', published: false, archived: false } as ContentItem & { title: string };
const type = { resource: 'special', api: 'specials', titleKey: 'title', labels: { singular: 'Special' } } as ContentType<
  typeof row
>;

beforeEach(() => signedInAs());
afterEach(() => act(() => signedOut()));

test('an action that is chosen again during its request does nothing', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const api = fakeApi({ 'PUT /specials/9': () => waiting.then(() => ({ data: { ...row, version: 2, published: true } })) });
  const { result } = renderHook(() => ({
    actions: useRowActions(type, { id: '7', type: 'hotel' } as Property, resource<typeof row>('/specials'), {}),
    toasts: useToasts(),
  }));
  const first = result.current.actions.togglePublished(row);
  const second = result.current.actions.togglePublished(row);
  await act(async () => {
    answer();
    await Promise.all([first, second]);
  });
  expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(result.current.toasts.map(({ text }) => text)).toEqual(['Spa days published.']);
  await act(() => result.current.actions.togglePublished(row));
  expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});

test('an action on a slow line is said to be under way, and then only what came of it', async () => {
  jest.useFakeTimers();
  fakeApi({
    'PUT /specials/9': () =>
      new Promise((resolve) => setTimeout(() => resolve({ data: { ...row, version: 2, published: true } }), 3000)),
  });
  const { result } = renderHook(() => ({
    actions: useRowActions(type, { id: '7', type: 'hotel' } as Property, resource<typeof row>('/specials'), {}),
    toasts: useToasts(),
  }));
  const texts = () => result.current.toasts.map(({ text }) => text);
  void result.current.actions.togglePublished(row);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(texts()).toEqual(['Spa days is being published...']);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(texts()).toEqual(['Spa days published.']);
  jest.useRealTimers();
});

test('a pending action of one kind or person does not block the same action of another', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const slow = () => waiting.then(() => ({ data: { ...row, version: 2, published: true } }));
  const api = fakeApi({ 'PUT /specials/9': slow, 'PUT /lists/9': slow });
  const actionsOf = (path: string) =>
    renderHook(() => useRowActions(type, { id: '7', type: 'hotel' } as Property, resource<typeof row>(path), {})).result.current;
  const presses = [actionsOf('/specials').togglePublished(row), actionsOf('/lists').togglePublished(row)];
  // Waits until the code of the actions is loaded.
  await act(async () => {});
  act(() => signedInAs(undefined, { id: '22' }));
  presses.push(actionsOf('/specials').togglePublished(row));
  await act(async () => {
    answer();
    await Promise.all(presses);
  });
  expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(3);
});

test('when validation fails, the message of the server is shown', async () => {
  const message = 'This special cannot be published yet. What needs your attention: content.';
  const refused = (text: string) => ({
    status: 422,
    body: { message: text, code: 'validation_failed', fields: { content: 'Required!' } },
  });
  fakeApi({
    'PUT /specials/9': refused(message),
    'POST /specials/9/duplicate': refused('There is no room for more.'),
  });
  const { result } = renderHook(() => ({
    actions: useRowActions(type, { id: '7', type: 'hotel' } as Property, resource<typeof row>('/specials'), {}),
    toasts: useToasts(),
  }));
  await act(() => result.current.actions.togglePublished(row));
  await act(() => result.current.actions.duplicate(row));
  const messages = result.current.toasts.map(({ text }) => text);
  expect(messages).toContain(`Spa days was not published. ${message}`);
  expect(messages).toContain('Spa days was not duplicated. There is no room for more.');
});

test('a refusal offers the form, where its reason can be fixed, but not to a person who has lost the right', async () => {
  const refused = (status: number) => ({ status, body: { message: 'Not now.', code: 'refused', fields: {} } });
  const api = fakeApi({ 'PUT /specials/9': refused(422), 'POST /specials/9/duplicate': refused(422) });
  const { result } = renderHook(() => ({
    actions: useRowActions(type, { id: '7', type: 'hotel' } as Property, resource<typeof row>('/specials'), {}),
    toasts: useToasts(),
  }));
  const linkAfter = async (action: 'togglePublished' | 'duplicate') => {
    await act(() => result.current.actions[action](row));
    return result.current.toasts.at(-1)?.link?.label;
  };
  expect(await linkAfter('togglePublished')).toBe('Open');
  expect(await linkAfter('duplicate')).toBe('Open');
  for (const route of ['PUT /specials/9', 'POST /specials/9/duplicate']) api.set(route, refused(403));
  expect(await linkAfter('togglePublished')).toBeUndefined();
  expect(await linkAfter('duplicate')).toBeUndefined();
});

test('the message about an item that was deleted in the meantime names it', async () => {
  const body = { message: 'There is no such special.', code: 'not_found', fields: {} };
  fakeApi({ 'PUT /specials/9': { status: 404, body } });
  const { result } = renderHook(() => ({
    actions: useRowActions(type, { id: '7', type: 'hotel' } as Property, resource<typeof row>('/specials'), {}),
    toasts: useToasts(),
  }));
  await act(() => result.current.actions.toggleArchived(row, []));
  expect(result.current.toasts.at(-1)?.text).toBe('Spa days was not archived. There is no such special.');
});

test('an item that somebody archived meanwhile is not reported as published, and gets no Undo', async () => {
  fakeApi({ 'PUT /specials/9': { data: { ...row, version: 2, archived: true } } });
  const { result } = renderHook(() => ({
    actions: useRowActions(type, { id: '7', type: 'hotel' } as Property, resource<typeof row>('/specials'), {}),
    toasts: useToasts(),
  }));
  await act(() => result.current.actions.togglePublished(row));
  const told = result.current.toasts.at(-1);
  expect([told?.text, told?.tone]).toEqual(['Spa days was not published. It was archived in the meantime.', 'problem']);
  expect(told?.action).toBeUndefined();
});

test('Duplicate is done by the server, and a lost response leads to no second copy', async () => {
  const copy = { ...row, id: '10', version: 1 };
  const api = fakeApi({ 'POST /specials/9/duplicate': { status: 409 }, 'GET /specials/:id': { data: copy } });
  const { result } = renderHook(() => ({
    actions: useRowActions(type, { id: '7', type: 'hotel' } as Property, resource<typeof row>('/specials'), {}),
    toasts: useToasts(),
  }));
  await act(() => result.current.actions.duplicate(row));
  expect(result.current.toasts.at(-1)?.text).toBe('Spa days duplicated: the new special is a draft at the end of its list.');
  const keys = () => api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  expect(api.paths()).toContain(`GET /specials/${keys()[0]}`);

  const body = { message: 'There is no such special.', code: 'not_found', fields: {} };
  api.set('POST /specials/9/duplicate', { status: 404, body });
  await act(() => result.current.actions.duplicate(row));
  expect(keys()[1]).not.toBe(keys()[0]);
  expect(result.current.toasts.at(-1)?.text).toBe('Spa days was not duplicated. There is no such special.');
});

test('Duplicate after a lost response copies the row again once it was changed, or the copy is in the bin', async () => {
  const api = fakeApi({ 'POST /specials/9/duplicate': { status: 500 }, 'GET /specials/:id': { status: 500 } });
  const { result } = renderHook(() =>
    useRowActions(type, { id: '7', type: 'hotel' } as Property, resource<typeof row>('/specials'), {}),
  );
  const keyOfNext = async (version: number) => {
    await act(() => result.current.duplicate({ ...row, version }));
    return api.calls.findLast(({ method }) => method === 'POST')?.headers['Idempotency-Key'];
  };
  const first = await keyOfNext(1);
  expect(await keyOfNext(1)).toBe(first);
  const changed = await keyOfNext(2);
  expect(changed).not.toBe(first);

  const body = { message: 'This was created before, and is in the bin now.', code: 'conflict', fields: {} };
  api.set('POST /specials/9/duplicate', { status: 409, body });
  api.set('GET /specials/:id', { status: 404 });
  expect(await keyOfNext(2)).toBe(changed);
  expect(await keyOfNext(2)).not.toBe(changed);
});

test('a row that somebody has deleted disappears when its Duplicate is refused', async () => {
  const body = { message: 'There is no such special.', code: 'not_found', fields: {} };
  const api = fakeApi({ 'GET /specials': { data: [row] }, 'POST /specials/9/duplicate': { status: 404, body } });
  const specials = resource<typeof row>('/specials');
  const { result } = renderHook(() => ({
    actions: useRowActions(type, { id: '7', type: 'hotel' } as Property, specials, {}),
    rows: specials.useList().data,
  }));
  await waitFor(() => expect(result.current.rows).toHaveLength(1));
  api.set('GET /specials', { data: [] });
  await act(() => result.current.actions.duplicate(row));
  await waitFor(() => expect(result.current.rows).toEqual([]));
});
