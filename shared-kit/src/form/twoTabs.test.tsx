import { act, renderHook } from '@testing-library/react';
import { expire } from 'shared-kit/session';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { page } from '../session/leave';
import { draftStore } from './draftStore';
import { useDraft } from './useDraft';

const path = '/hotels/7/specials/1';
const typing = (title: string) => ({ values: { title }, isDirty: title !== 'Bring' });
const pause = () => act(() => void jest.advanceTimersByTime(1000));
const open = (title: string) =>
  renderHook((form) => useDraft({ path }, { ...form, initial: { title: 'Bring' }, newId: 'n1' }), {
    initialProps: typing(title),
  });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  signedInAs();
});
afterEach(() => jest.useRealTimers());

describe('in two tabs with the same form', () => {
  /** The drafts that a form would offer in turn if it were opened now. */
  function offered(): unknown[] {
    const { result, unmount } = open('Bring');
    const texts: unknown[] = [];
    while (result.current.savedAt) {
      texts.push(result.current.changes().title);
      act(() => result.current.dismiss());
    }
    unmount();
    return texts;
  }
  function typeInBoth() {
    const [first, second] = [open('One dog'), open('A cat')];
    pause();
    return { first, second };
  }

  test('both texts are offered after both tabs crash, the latest first', () => {
    const { first } = typeInBoth();
    expect(offered()).toEqual(['A cat', 'One dog']);
    first.rerender(typing('Two dogs'));
    pause();
    expect(offered()).toEqual(['Two dogs', 'A cat']);
  });

  test('both texts are offered after the session has ended in both, and one is restored without a question', () => {
    const tabs = [open('One dog'), open('A cat')];
    jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    act(() => expire());
    tabs.forEach((tab) => tab.unmount());
    signedInAs();
    expect(
      draftStore('1', path)
        .all()
        .filter(({ ended }) => ended),
    ).toHaveLength(1);
    expect(offered()).toEqual(['A cat', 'One dog']);
  });

  test('text in one stays when the other is saved or discarded, here and on the server', async () => {
    const api = fakeApi({
      'GET /profile/drafts': { data: null, meta: {} },
      'PUT /profile/drafts': undefined,
      'DELETE /profile/drafts': undefined,
    });
    const { first, second } = typeInBoth();
    act(() => first.result.current.dropAll());
    expect(offered()).toEqual(['A cat']);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(JSON.stringify(api.calls.at(-1)?.body)).toContain('A cat');
    first.rerender(typing('Three dogs'));
    pause();
    act(() => second.result.current.drop());
    expect(offered()).toEqual(['Three dogs']);
  });

  test('discarding the text of the other tab does not discard what is typed there afterwards', () => {
    const first = open('One dog');
    pause();
    const second = open('Bring');
    first.rerender(typing('Two dogs'));
    pause();
    act(() => second.result.current.dismiss());
    second.rerender(typing('One dog, one cat'));
    pause();
    expect(offered()).toEqual(['One dog, one cat', 'Two dogs']);
  });
});
