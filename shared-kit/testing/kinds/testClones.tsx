import { screen, waitFor, within } from '@testing-library/react';
import { listOf } from '../fakeApi';
import { granted, signedInAs } from '../fakeSession';
import { hotel } from '../properties';
import { renderPage } from '../renderPage';
import { contentServer } from './contentServer';
import { type TestedKind, addressOf, titleOf } from './testedKind';
import { chooseInMenu } from '../chooseInMenu';

/** Tests of the pages that clone into several hotels (document 2 §2.2, §4.10; document 3 §2). */
export function testClones(kinds: TestedKind[]): void {
  const cloneable = kinds.flatMap((kind) => (kind.clone ? [{ ...kind, clone: kind.clone }] : []));
  const open = (kind: (typeof cloneable)[number], query = '') => {
    const { route, address } = addressOf(kind, '/clone');
    return renderPage(kind.clone.page, route, address + query);
  };

  test.each(cloneable)(`$plural: chosen items are cloned to chosen hotels, and the list opens`, async (kind) => {
    const api = contentServer(kind, [kind.item('1'), kind.item('2')]);
    signedInAs();
    const { user, address } = open(kind, '?selected=1');
    expect(await screen.findByRole('checkbox', { name: titleOf(kind, '1') })).toBeChecked();
    await waitFor(() => expect(address()).toBe(addressOf(kind, '/clone').address));
    expect(screen.getByRole('heading', { level: 1, name: kind.clone.heading })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: titleOf(kind, '2') }));
    await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
    await user.click(screen.getByRole('checkbox', { name: 'Saltmarsh' }));
    expect(screen.getByRole('checkbox', { name: /^The House/ })).toBeDisabled();
    const findCall = (path: string) =>
      api.calls.find((call) => call.method === 'GET' && call.path === path && call.query.per_page !== '1');
    expect(findCall(`/properties/7/${kind.api}`)?.query).toEqual({
      archived: 'false',
      order_by: 'sort_index:ASC',
      per_page: '1000',
      ...kind.scope,
    });
    expect(findCall('/properties')?.query).toEqual({ type: 'hotel', archived: 'false', order_by: 'name:ASC', per_page: '200' });
    const call = `POST /properties/7/${kind.api}/clone`;
    api.set(call, 'network gone');
    await user.click(screen.getByRole('button', { name: 'Clone' }));
    await screen.findByText(/could not be reached/);
    api.set(call, { status: 201, body: { data: [{ id: '90', property_id: '8', source_id: '1' }] } });
    await user.click(screen.getByRole('button', { name: 'Clone' }));
    await waitFor(() => expect(address()).toBe(addressOf(kind).address));
    const [lost, sent] = api.calls.filter(({ method }) => method === 'POST');
    // Both attempts have the same key, so that copies of the lost attempt are not created again.
    expect(sent?.headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
    expect(lost?.headers['Idempotency-Key']).toBe(sent?.headers['Idempotency-Key']);
    expect([sent?.path, sent?.body]).toEqual([
      `/properties/7/${kind.api}/clone`,
      { ids: ['1', '2'], to_property_ids: ['8', '9'] },
    ]);
  });

  test.each(cloneable)(`$plural: Clone of an archived row opens with that row ticked`, async (kind) => {
    contentServer(kind, [kind.item('1'), kind.item('2', { archived: true, published: false })]);
    signedInAs();
    const { route, address } = addressOf(kind);
    const list = renderPage(kind.list, route, `${address}?list=archived`);
    await chooseInMenu(list.user, titleOf(kind, '2'), 'Clone');
    const [, query] = list.address().split('?');
    list.unmount();
    open(kind, `?${query}`);
    expect(await screen.findByRole('checkbox', { name: titleOf(kind, '2') })).toBeChecked();
  });

  test.each(cloneable)(
    `$plural: without an item or without a hotel nothing is cloned; hotels are found by name`,
    async (kind) => {
      const api = contentServer(kind, [kind.item('1')]);
      signedInAs([granted('*', '7', 'rw'), granted('*', '8', 'rw')]);
      const { user, address } = open(kind);
      const clone = await screen.findByRole('button', { name: 'Clone' });
      const item = await screen.findByRole('checkbox', { name: titleOf(kind, '1') });
      const target = await screen.findByRole('checkbox', { name: 'The Aster' });
      // Targets are the hotels in which this person may write (OP-61).
      expect(screen.queryByRole('checkbox', { name: 'Saltmarsh' })).not.toBeInTheDocument();
      await user.click(clone);
      await user.click(item);
      await user.click(clone);
      await user.click(item);
      await user.click(target);
      await user.click(clone);
      expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
      expect(address()).toBe(addressOf(kind, '/clone').address);
      const filter = screen.getByRole('searchbox', { name: 'Filter Hotels...' });
      await user.type(filter, 'moor{Enter}');
      await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'The Aster' })).not.toBeInTheDocument());
      await user.clear(filter);
      await user.type(filter, 'zzz{Enter}');
      expect(await screen.findByText('No hotels match “zzz”')).toBeInTheDocument();
      const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(announced()).toContain('0 of 2');
      await user.clear(filter);
      await user.type(filter, 'ast{Enter}');
      expect(await screen.findByRole('checkbox', { name: 'The Aster' })).toBeInTheDocument();
      await user.type(screen.getByRole('searchbox', { name: `Filter ${kind.plural}...` }), 'zzz{Enter}');
      expect(await screen.findByText(/^No .* match “zzz”$/)).toBeInTheDocument();
      expect(announced()).toEqual(expect.arrayContaining(['1 of 2', expect.stringMatching(/^0 of \d+$/)]));
    },
  );

  test.each(cloneable)(
    `$plural: one checkbox chooses all hotels; the copies are published and linked to above the list`,
    async (kind) => {
      const api = contentServer(kind, [kind.item('1')]);
      api.set('PUT /properties/8/:collection/:id', { data: kind.item('90', { published: true }) });
      signedInAs();
      const { user, address, unmount } = open(kind, '?selected=1');
      await user.click(await screen.findByRole('checkbox', { name: 'All 2 hotels shown' }));
      for (const name of ['The Aster', 'Saltmarsh']) expect(screen.getByRole('checkbox', { name })).toBeChecked();
      await user.click(screen.getByRole('checkbox', { name: /^Publish the copies/ }));
      await user.dblClick(screen.getByRole('button', { name: 'Clone' }));
      await waitFor(() => expect(address()).toBe(addressOf(kind).address));
      expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
      const published = api.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
      expect(published).toEqual([[`/properties/8/${kind.api}/90`, { published: true }]]);
      unmount();
      renderPage(kind.list, addressOf(kind).route, addressOf(kind).address);
      const copies = within(await screen.findByRole('region', { name: 'The copies' }));
      expect(copies.getByRole('link', { name: titleOf(kind, '1') })).toHaveAttribute('href', `/hotels/8/${kind.path}/90/edit`);
      expect(copies.getByText(/Published/)).toBeInTheDocument();
    },
  );

  test.each(cloneable)(
    `$plural: what somebody deleted meanwhile is no longer chosen, and the rest can be cloned`,
    async (kind) => {
      const api = contentServer(kind, [kind.item('1'), kind.item('2')]);
      signedInAs();
      const { user } = open(kind, '?selected=1');
      await user.click(await screen.findByRole('checkbox', { name: titleOf(kind, '2') }));
      await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
      await user.click(screen.getByRole('checkbox', { name: 'Saltmarsh' }));
      const refusal = 'There is no such item, or it was deleted in the meantime.';
      api.set(`POST /properties/7/${kind.api}/clone`, { status: 404, body: { message: refusal, code: 'not_found' } });
      api.set(`GET /properties/7/${kind.api}`, ({ query }) => listOf(query.archived === 'true' ? [] : [kind.item('2')]));
      api.set('GET /properties', listOf([hotel('7', 'The House'), hotel('8', 'The Aster')]));
      await user.click(screen.getByRole('button', { name: 'Clone' }));
      expect(await screen.findByText(refusal)).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('checkbox', { name: titleOf(kind, '1') })).not.toBeInTheDocument());
      await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Saltmarsh' })).not.toBeInTheDocument());
      expect(screen.getByRole('checkbox', { name: titleOf(kind, '2') })).toBeChecked();
      expect(screen.getByText(/^1 .* to 1 hotel\. /)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Clone' }));
      const bodies = () => api.calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
      await waitFor(() => expect(bodies()[1]).toEqual({ ids: ['2'], to_property_ids: ['8'] }));
    },
  );

  test('a clone that fails after its page was left says so, so that nobody takes it for done', async () => {
    const [kind] = cloneable;
    if (!kind) return;
    const api = contentServer(kind, [kind.item('1')]);
    let refuse: (answer: object) => void = () => undefined;
    api.set(`POST /properties/7/${kind.api}/clone`, () => new Promise((resolve) => (refuse = resolve)));
    signedInAs();
    const { user, unmount } = open(kind, '?selected=1');
    await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
    await user.click(screen.getByRole('button', { name: 'Clone' }));
    unmount();
    renderPage(<p>Elsewhere</p>, '/', '/');
    refuse({ status: 403, body: { message: 'You may not write there.', code: 'forbidden' } });
    expect(await screen.findByText(/^Clone .*: You may not write there\.$/)).toBeInTheDocument();
  });

  test('after lost responses, the copies are created once, published, and reported as such', async () => {
    const [kind] = cloneable;
    if (!kind) return;
    const api = contentServer(kind, [kind.item('1')]);
    const copy = `/properties/8/${kind.api}/90`;
    api.set(`PUT ${copy}`, { data: kind.item('90', { published: true }) });
    api.set(`GET ${copy}`, { data: kind.item('90', { published: true }) });
    api.lose(`PUT ${copy}`);
    api.lose(`POST /properties/7/${kind.api}/clone`);
    signedInAs();
    const { user, address } = open(kind, '?selected=1');
    await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
    await user.click(screen.getByRole('checkbox', { name: /^Publish the copies/ }));
    await user.click(screen.getByRole('button', { name: 'Clone' }));
    await waitFor(() => expect(address()).toBe(addressOf(kind).address));
    expect(await screen.findByText(/cloned to 1 hotel, 1 of 1 published\.$/)).toBeInTheDocument();
    const keys = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  });
}
