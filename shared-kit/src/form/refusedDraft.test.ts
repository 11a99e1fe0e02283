import { DRAFT_MAX } from '../rules/limits';
import { onSent, open, store, type, wait, withoutDrafts } from '../../testing/draftOnServer';
import { draftStore, pendingDiscards } from './draftStore';

withoutDrafts();

const refusal = (status: number) => ({ status, body: { message: 'No.', code: 'no' } });

describe('the draft of a form that the server refuses', () => {
  test.each([401, 404, 422])('after a %i it is given up, until the next key', async (status) => {
    const { sync, sent } = open({ 'PUT /profile/drafts': refusal(status) });
    type('Spa');
    sync.typed();
    await wait(300);
    expect(sent('PUT')).toHaveLength(1);
  });

  test.each([400, 403, 413, 422])('after a %i it is said to be in this browser only, until it is taken', async (status) => {
    const { api, sync } = open({ 'PUT /profile/drafts': refusal(status) });
    type('Spa');
    sync.typed();
    await wait(4);
    expect(onSent.mock.calls).toEqual([['refused']]);
    api.set('PUT /profile/drafts', undefined);
    type('Spa days');
    sync.typed();
    await wait(4);
    expect(onSent.mock.calls).toEqual([['refused'], ['taken']]);
  });

  test('that is refused leaves no older text on the server', async () => {
    const { api, sync, sent } = open();
    type('Spa');
    sync.typed();
    await wait(4);
    api.set('PUT /profile/drafts', refusal(400));
    type('Spa days');
    sync.typed();
    await wait(4);
    expect(sent('DELETE')).toHaveLength(1);
  });

  test.each([401, 503, 429])('after a %i nothing is said: it may be taken later', async (status) => {
    const { sync } = open({ 'PUT /profile/drafts': refusal(status) });
    type('Spa');
    sync.typed();
    await wait(60);
    expect(onSent).not.toHaveBeenCalled();
  });

  test('of a form at an address that the server refuses is said to be in this browser only', async () => {
    const { sync, sent } = open({ 'GET /profile/drafts': refusal(400) });
    type('Spa');
    sync.typed();
    await wait(300);
    expect(sent('PUT')).toEqual([]);
    expect(onSent.mock.calls).toEqual([['refused']]);
  });

  test('a discard that is refused for good does not hold up those behind it, nor come back', async () => {
    draftStore('1', '/hotels/7/specials/2').discard();
    draftStore('1', '/hotels/7/specials/3').discard();
    const { sent } = open({ 'DELETE /profile/drafts': refusal(400) });
    await wait(300);
    expect(sent('DELETE')).toHaveLength(2);
    expect(pendingDiscards('1')).toEqual([]);
  });

  test('that is too long stays in its browser, and the older text goes', async () => {
    const { sync, sent } = open();
    type('Spa');
    sync.typed();
    await wait(4);
    type('x'.repeat(DRAFT_MAX));
    sync.typed();
    await wait(4);
    expect(sent('PUT')).toHaveLength(1);
    expect(sent('DELETE')).toHaveLength(1);
    expect(onSent).toHaveBeenLastCalledWith('refused');
    expect(store.all()[0]?.values.title).toHaveLength(DRAFT_MAX);
  });
});
