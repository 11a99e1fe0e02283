import { elsewhere, onNewer, open, store, type, wait, withoutDrafts } from '../../testing/draftOnServer';

withoutDrafts();

describe('the draft of a form on the server', () => {
  test('is sent when typing pauses, as it stands then', async () => {
    const { sync, texts } = open();
    for (const title of ['S', 'Sp', 'Spa']) {
      type(title);
      sync.typed();
      await wait(2);
    }
    expect(texts()).toEqual([]);
    await wait(2);
    expect(texts()).toEqual(['Spa']);
    await wait(60);
    expect(texts()).toEqual(['Spa']);
  });

  test('from another browser is offered if it is newer, and nothing is sent over it before the decision', async () => {
    const { sync, texts } = open({ 'GET /profile/drafts': elsewhere('2026-11-22T14:05:00.000Z') });
    await wait(0);
    expect(onNewer).toHaveBeenCalledWith([expect.objectContaining({ savedAt: '2026-11-22T14:05:00.000Z', elsewhere: true })]);
    type('Mine');
    sync.typed();
    await wait(4);
    expect(texts()).toEqual([]);
    sync.decided();
    await wait(4);
    expect(texts()).toEqual(['Mine']);
  });

  test('from another browser that is older than this one’s is not offered', async () => {
    type('Mine');
    open({ 'GET /profile/drafts': elsewhere('2020-01-01T00:00:00.000Z') });
    await wait(0);
    expect(onNewer).not.toHaveBeenCalled();
  });

  test('from another browser brings along what was still offered there', async () => {
    const before = { values: { title: 'Older' }, version: 3, savedAt: 'x', ended: true };
    const content = JSON.stringify({ values: { title: 'Newer' }, version: 3, savedAt: 'x', browser: 'other', before });
    open({ 'GET /profile/drafts': { data: { content, saved_at: '2026-11-22T14:05:00.000Z' }, meta: {} } });
    await wait(0);
    expect(onNewer.mock.calls[0]?.[0][1]).toEqual({ ...before, elsewhere: true, ended: undefined });
  });

  test('of this browser is not offered, because the browser still has it', async () => {
    const first = open();
    type('Spa');
    first.sync.typed();
    await wait(4);
    const { content } = first.sent('PUT')[0]!.body as { content: string };
    store.replace([]);
    open({ 'GET /profile/drafts': { data: { content, saved_at: '2099-01-01T00:00:00.000Z' }, meta: {} } });
    await wait(0);
    expect(onNewer).not.toHaveBeenCalled();
  });

  test('is tried again after a failure, and never replaces one that this browser has not seen', async () => {
    const { api, sync, texts } = open({ 'GET /profile/drafts': 'network gone' });
    type('Spa');
    sync.typed();
    await wait(40);
    expect(texts()).toEqual([]);
    api.set('GET /profile/drafts', { data: null, meta: {} });
    await wait(40);
    expect(texts()).toEqual(['Spa']);
  });

  test('that is typed on while an attempt fails is sent at the next pause, without waiting longer for the failure', async () => {
    const { api, sync, texts } = open();
    let answer: (canned: object) => void = () => undefined;
    api.set('PUT /profile/drafts', () => new Promise<object>((resolve) => (answer = resolve)));
    type('Spa');
    sync.typed();
    await wait(4);
    type('Spa days');
    sync.typed();
    answer({ status: 503, body: { message: 'Not now.', code: 'unavailable' } });
    api.set('PUT /profile/drafts', undefined);
    await wait(4);
    expect(texts()).toEqual(['Spa', 'Spa days']);
  });

  test('is sent once more when the form is left, but not after Log Out', async () => {
    const left = open();
    type('Spa');
    left.sync.typed();
    left.sync.stop();
    await wait(0);
    expect(left.texts()).toEqual(['Spa']);
    const out = open();
    out.sync.typed();
    store.replace([]);
    out.sync.stop();
    await wait(60);
    expect(out.texts()).toEqual([]);
  });

  test('is not sent again by a form that is left without a change: what another browser sent since would look older', async () => {
    type('Spa');
    const { sync, texts } = open();
    await wait(0);
    sync.stop();
    await wait(60);
    expect(texts()).toEqual([]);
  });

  test('that cannot be sent when the form is left is not tried again, since somebody else may be signed in by then', async () => {
    const { sync, sent } = open({ 'PUT /profile/drafts': 'network gone' });
    type('Spa');
    sync.typed();
    sync.stop();
    await wait(90);
    expect(sent('PUT')).toHaveLength(1);
  });
});
