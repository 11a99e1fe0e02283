import { elsewhere, open, openTab, store, type, wait, withoutDrafts } from '../../testing/draftOnServer';
import { pendingDiscards } from './draftStore';

withoutDrafts();

/**
 * Discards the draft in a tab, and leaves the server a second.
 * @param seen when the draft of another browser that the tab has seen was saved
 */
async function discardIn(tab: ReturnType<typeof openTab>, seen?: string) {
  store.discard(seen);
  tab.drop();
  await wait(1);
}

/** Two tabs with the form, opened when the server had no draft. What the first has typed is on the server. */
async function withTextOfFirst() {
  const first = open();
  const second = openTab();
  await wait(0);
  type('Spa');
  first.sync.typed();
  await wait(4);
  return { ...first, first: first.sync, second };
}

describe('in two tabs, of which one has sent nothing', () => {
  test('its discard does not withdraw the discard of the other one, once the connection is back', async () => {
    const { api, first, second, sent } = await withTextOfFirst();
    api.set('DELETE /profile/drafts', 'network gone');
    await discardIn(first);
    await discardIn(second);
    const lost = sent('DELETE').length;
    api.set('DELETE /profile/drafts', undefined);
    await wait(40);
    expect(sent('DELETE').length).toBeGreaterThan(lost);
    expect(pendingDiscards('1')).toEqual([]);
  });

  test('its discard reaches the server, which has its text from the other tab', async () => {
    const { second, sent } = await withTextOfFirst();
    await discardIn(second);
    expect(sent('DELETE')).toHaveLength(1);
  });

  test('its discard leaves the discard of another browser’s draft in force', async () => {
    const savedAt = '2026-11-22T14:05:00.000Z';
    const { api } = open();
    const second = openTab();
    await wait(0);
    api.set('GET /profile/drafts', elsewhere(savedAt));
    api.set('DELETE /profile/drafts', 'network gone');
    const first = openTab();
    await wait(0);
    await discardIn(first, savedAt);
    await discardIn(second);
    expect(pendingDiscards('1')).toMatchObject([{ seen: savedAt }]);
  });

  test('a discard that the server has received is pending in neither of them', async () => {
    const { first, second, sent } = await withTextOfFirst();
    await discardIn(first);
    await discardIn(second);
    expect(sent('DELETE')).toHaveLength(1);
    expect(pendingDiscards('1')).toEqual([]);
  });

  test('a late answer to its discard leaves a later discard of the other one pending', async () => {
    const { api, first, second } = await withTextOfFirst();
    let answer: (canned: object) => void = () => undefined;
    api.set('DELETE /profile/drafts', () => new Promise<object>((resolve) => (answer = resolve)));
    await discardIn(first);
    api.set('DELETE /profile/drafts', 'network gone');
    await discardIn(second);
    answer({ data: null });
    await wait(0);
    expect(pendingDiscards('1')).toHaveLength(1);
  });

  test('a discard does not hide what the other has sent since', async () => {
    const { first, second, sent } = await withTextOfFirst();
    store.discard();
    first.drop();
    type('Spa days');
    second.typed();
    await wait(4);
    await discardIn(first);
    expect(sent('DELETE')).toHaveLength(2);
  });
});
