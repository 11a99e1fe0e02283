import { DRAFT_MAX } from '../rules/limits';
import { onSent, open, store, type, wait, withoutDrafts } from '../../testing/draftOnServer';
import { draftStore, pendingDiscards } from './draftStore';

withoutDrafts();

const refusal = (status: number) => ({ status, body: { message: 'No.', code: 'no' } });

describe('a draft that the server refuses', () => {
  test.each([401, 404, 422])('is not sent again after a %i, until the next keystroke', async (status) => {
    const { sync, sent } = open({ 'PUT /profile/drafts': refusal(status) });
    type('Spa');
    sync.typed();
    await wait(300);
    expect(sent('PUT')).toHaveLength(1);
  });

  test.each([400, 403, 413, 422])('is reported as refused after a %i, until it is accepted', async (status) => {
    const { api, sync } = open({ 'PUT /profile/drafts': refusal(status) });
    type('Spa');
    sync.typed();
    await wait(4);
    expect(onSent.mock.calls).toEqual([['refused']]);
    api.set('PUT /profile/drafts', undefined);
    type('Spa days');
    sync.typed();
    await wait(4);
    expect(onSent.mock.calls).toEqual([['refused'], ['stored']]);
  });

  test('leaves no older text on the server', async () => {
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

  test.each([401, 503, 429])('is not reported as refused after a %i, since it may be accepted later', async (status) => {
    const { sync } = open({ 'PUT /profile/drafts': refusal(status) });
    type('Spa');
    sync.typed();
    await wait(60);
    expect(onSent).not.toHaveBeenCalled();
  });

  test('is reported as refused if the server refuses the address of its form', async () => {
    const { sync, sent } = open({ 'GET /profile/drafts': refusal(400) });
    type('Spa');
    sync.typed();
    await wait(300);
    expect(sent('PUT')).toEqual([]);
    expect(onSent.mock.calls).toEqual([['refused']]);
  });

  test('a refused discard does not hold up the next ones, and is not repeated', async () => {
    draftStore('1', '/hotels/7/specials/2').discard();
    draftStore('1', '/hotels/7/specials/3').discard();
    const { sent } = open({ 'DELETE /profile/drafts': refusal(400) });
    await wait(300);
    expect(sent('DELETE')).toHaveLength(2);
    expect(pendingDiscards('1')).toEqual([]);
  });

  test('stays in its browser if it is too long, and the older text is deleted', async () => {
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
