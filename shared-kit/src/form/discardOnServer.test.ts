import { elsewhere, onNewer, open, PATH, store, type, wait, withoutDrafts } from '../../testing/draftOnServer';
import { draftStore, pendingDiscards } from './draftStore';

withoutDrafts();

describe('a discarded draft on the server', () => {
  test('is removed, and what was about to be sent is not', async () => {
    const { sync, sent, texts } = open();
    type('Spa');
    sync.typed();
    await wait(4);
    type('Spa days');
    sync.typed();
    store.discard();
    sync.drop();
    await wait(60);
    expect(texts()).toEqual(['Spa']);
    expect(sent('DELETE')).toHaveLength(1);
  });

  test('is not removed if it never was there', async () => {
    const { sync, sent } = open();
    await wait(0);
    store.discard();
    sync.drop();
    await wait(40);
    expect(sent('DELETE')).toEqual([]);
    expect(pendingDiscards('1')).toEqual([]);
  });

  test('over a slow connection is not waited for: the server receives a discard that counts as later', async () => {
    const { sync, sent } = open({ 'PUT /profile/drafts': 'no answer' });
    type('Spa');
    sync.typed();
    await wait(4);
    store.discard();
    sync.drop();
    sync.stop();
    await wait(1);
    const put = sent('PUT')[0]!.body as { nth: number; browser: string };
    const discard = sent('DELETE')[0]!.query;
    expect(discard).toMatchObject({ path: PATH, browser: put.browser });
    expect(Number(discard.nth)).toBeGreaterThan(put.nth);
  });

  test('that is discarded offline is removed once the connection is back, although the form was left', async () => {
    const { api, sync, sent } = open();
    type('Spa');
    sync.typed();
    await wait(4);
    api.set('DELETE /profile/drafts', 'network gone');
    store.discard();
    sync.drop();
    sync.stop();
    await wait(4);
    const { nth } = pendingDiscards('1')[0]!;
    api.set('DELETE /profile/drafts', undefined);
    await wait(40);
    expect(sent('DELETE').at(-1)?.query).toMatchObject({ path: PATH, nth: String(nth) });
    expect(pendingDiscards('1')).toEqual([]);
    const calls = api.calls.length;
    await wait(90);
    expect(api.calls).toHaveLength(calls);
  });

  test('that was discarded before this page was opened is removed first, whichever form opens', async () => {
    draftStore('1', '/hotels/7/specials/2').discard();
    const { sent, api } = open();
    await wait(0);
    expect(sent('DELETE').map(({ query }) => query.path)).toEqual(['/hotels/7/specials/2']);
    expect(api.paths()[0]).toBe('DELETE /profile/drafts');
    expect(pendingDiscards('1')).toEqual([]);
  });

  test('of another browser that was discarded is not offered again while the server does not know of that', async () => {
    store.discard('2026-11-22T14:05:00.000Z');
    const { sent } = open({
      'GET /profile/drafts': elsewhere('2026-11-22T14:05:00.000Z'),
      'DELETE /profile/drafts': 'network gone',
    });
    await wait(0);
    expect(sent('DELETE')[0]?.query.seen).toBe('2026-11-22T14:05:00.000Z');
    expect(onNewer).not.toHaveBeenCalled();
  });

  test('of another browser that is older is removed with the one of this browser', async () => {
    type('Mine');
    const { sync, sent } = open({ 'GET /profile/drafts': elsewhere('2020-01-01T00:00:00.000Z') });
    await wait(0);
    store.discard();
    sync.drop();
    await wait(0);
    expect(sent('DELETE')[0]?.query.seen).toBe('2020-01-01T00:00:00.000Z');
  });

  test('that is discarded twice offline is removed for other browsers too, once the connection is back', async () => {
    const { api, sync, sent } = open();
    type('Spa');
    sync.typed();
    await wait(4);
    api.set('DELETE /profile/drafts', 'network gone');
    for (const _ of [1, 2]) {
      store.discard();
      sync.drop();
      await wait(1);
    }
    api.set('DELETE /profile/drafts', undefined);
    const lost = sent('DELETE').length;
    await wait(40);
    expect(sent('DELETE').length).toBeGreaterThan(lost);
  });

  test('of another browser that is older is removed as well, even if it could not be looked up before', async () => {
    type('Mine');
    const { api, sync, sent } = open({ 'GET /profile/drafts': 'network gone' });
    await wait(0);
    api.set('GET /profile/drafts', elsewhere('2020-01-01T00:00:00.000Z'));
    store.discard();
    sync.drop();
    await wait(0);
    expect(sent('DELETE')[0]?.query.seen).toBe('2020-01-01T00:00:00.000Z');
  });

  test('makes way for what is typed after a save, although nobody decided about what another browser had', async () => {
    const savedAt = '2026-11-22T14:05:00.000Z';
    const { sync, texts } = open({ 'GET /profile/drafts': elsewhere(savedAt) });
    await wait(0);
    store.discard(savedAt);
    sync.drop();
    type('Mine');
    sync.typed();
    await wait(4);
    expect(texts()).toEqual(['Mine']);
  });

  test('is followed by what is typed after it, even if the clock was set back', async () => {
    const { sync, sent } = open();
    type('Spa');
    sync.typed();
    await wait(4);
    store.discard();
    sync.drop();
    jest.setSystemTime(Date.now() - 3_600_000);
    type('Spa weekend');
    sync.typed();
    await wait(4);
    const [first, second] = sent('PUT').map(({ body }) => (body as { nth: number }).nth);
    const discard = Number(sent('DELETE')[0]?.query.nth);
    expect(discard).toBeGreaterThan(first!);
    expect(second).toBeGreaterThan(discard);
  });
});
