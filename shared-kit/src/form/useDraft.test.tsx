import { act, renderHook } from '@testing-library/react';
import { expire } from 'shared-kit/session';
import { page } from '../session/leave';
import { getSession, resetSession } from '../session/state';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { draftStore, pendingDiscards } from './draftStore';
import { useDraft } from './useDraft';

const path = '/hotels/7/specials/1';
const kept = () => draftStore('1', path).all()[0]?.values;
const typing = (title: string) => ({ values: { title }, isDirty: true });
const pause = () => act(() => void jest.advanceTimersByTime(1000));

beforeEach(() => {
  jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  jest.useFakeTimers();
  localStorage.clear();
  signedInAs();
});
afterEach(() => jest.useRealTimers());

const open = (title: string) =>
  renderHook((form) => useDraft({ path }, { ...form, initial: { title: 'Bring' }, newId: 'n1' }), {
    initialProps: typing(title),
  });

describe('the draft of what is typed', () => {
  test('is kept after a moment', () => {
    open('Bring the Dog');
    expect(kept()).toBeUndefined();
    pause();
    expect(kept()).toEqual({ title: 'Bring the Dog' });
  });

  test.each(['drop', 'dropAll'] as const)('that ends (%s) before the moment is over is not kept after it', (end) => {
    const { result } = open('Bring the Dog');
    act(() => result.current[end]());
    pause();
    expect(kept()).toBeUndefined();
    act(() => expire());
    expect(kept()).toBeUndefined();
  });

  test('is kept at once when the page goes before the moment is over, but not after the person has signed out', () => {
    const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
    open('Bring the Dog');
    leave();
    expect(kept()).toEqual({ title: 'Bring the Dog' });
    localStorage.clear();
    act(() => void resetSession('signOut'));
    leave();
    pause();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('innkeeper.draft:'))).toEqual([]);
  });

  test('is kept again for what is typed after a save', () => {
    const { result, rerender } = open('Bring the Dog');
    act(() => result.current.drop());
    rerender(typing('Bring both dogs'));
    pause();
    expect(kept()).toEqual({ title: 'Bring both dogs' });
  });

  test('that is discarded within the first second leaves the server too, although the form is left by then', async () => {
    const api = fakeApi({ 'GET /profile/drafts': { data: null, meta: {} }, 'DELETE /profile/drafts': undefined });
    const { result, unmount } = open('Bring the Dog');
    act(() => result.current.drop());
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(api.paths()).toContain('DELETE /profile/drafts');
    expect(pendingDiscards('1')).toEqual([]);
  });

  test('is on the server as well, once the text of another browser is brought back into the form', async () => {
    const content = JSON.stringify({ browser: 'other', values: { title: 'Elsewhere' }, version: undefined });
    const api = fakeApi({
      'GET /profile/drafts': { data: { content, saved_at: '2099-11-22T14:05:00.000Z' }, meta: {} },
      'PUT /profile/drafts': undefined,
    });
    const { result } = open('Bring the Dog');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(api.paths()).not.toContain('PUT /profile/drafts');
    act(() => result.current.dismiss());
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(JSON.stringify(api.calls.at(-1)?.body)).toContain('Bring the Dog');
  });

  test('that is left within the first second without a discard asks for nothing', async () => {
    const api = fakeApi({ 'GET /profile/drafts': { data: null, meta: {} } });
    open('Bring the Dog').unmount();
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(api.calls).toEqual([]);
  });
});

describe('in a browser that forbids storage', () => {
  const forbid = () =>
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    forbid();
  });
  afterEach(() => jest.restoreAllMocks());

  test('a form opens, and what is typed is not kept', () => {
    const { result } = open('Bring the Dog');
    pause();
    act(() => result.current.drop());
    expect(result.current.savedAt).toBeUndefined();
  });

  test('Log Out ends the session', () => {
    act(() => void resetSession('signOut'));
    expect(getSession().status).toBe('signedOut');
  });
});

test('a draft gives back what was changed, and what the form keeps under other keys; what was typed since stays', () => {
  draftStore('1', path).keep({
    values: { title: 'Old', note: 'old', list: ['a'] },
    opened: { title: 'Bring' },
    version: undefined,
  });
  const values = { title: 'Bring', note: 'typed since', grid: [] as unknown };
  const draftAs = {
    keep: (typed: Record<string, unknown>) => typed,
    restore: ({ list, ...typed }: Record<string, unknown>) => ({ ...typed, grid: list }),
  };
  const initial = { ...values, note: '' };
  const { result } = renderHook(() => useDraft({ path, draftAs }, { values, initial, isDirty: true, newId: undefined }));
  expect(result.current.changes()).toEqual({ title: 'Old', grid: ['a'] });
});

test('what is typed is no longer kept once it is changed back', async () => {
  const { result, rerender } = open('Bring the Dog');
  pause();
  expect(kept()).toEqual({ title: 'Bring the Dog' });
  rerender({ values: { title: 'Bring' }, isDirty: false });
  pause();
  expect(kept()).toBeUndefined();
  expect(result.current.savedAt).toBeUndefined();
});

test('older text of another browser is offered although something was typed before the server was asked', async () => {
  const content = JSON.stringify({ browser: 'other', values: { title: 'Elsewhere' }, version: undefined });
  const saved_at = new Date(Date.now() - 60_000).toISOString();
  const api = fakeApi({
    'GET /profile/drafts': { data: { content, saved_at }, meta: {} },
    'PUT /profile/drafts': undefined,
  });
  const { result } = open('Bring the Dog');
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(result.current.changes()).toEqual({ title: 'Elsewhere' });
  expect(api.paths()).not.toContain('PUT /profile/drafts');
});
