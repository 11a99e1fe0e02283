import { act, screen, waitFor, within } from '@testing-library/react';
import { ListPage } from 'shared-kit/content/ListPage';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { keepFocus } from 'shared-kit/ui/focus/keepFocus';
import { marchmont, special } from '../../testing/specials/samples';
import { special as specialType } from './special';

const LIST = '/properties/7/specials';
const TITLES = { Archive: 'Special 2 archived.', Delete: 'Special 2 deleted.' };
type Action = keyof typeof TITLES;

/** Specials 1 to 3; the second one can be archived or deleted, and comes back. */
function server() {
  let isSpecialGone = false;
  const respond = (isRemoved: boolean, version: number) => () => {
    isSpecialGone = isRemoved;
    return { data: special('2', { version, archived: isRemoved }), meta: { left_out: [] } };
  };
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    [`GET ${LIST}`]: () => listOf(['1', ...(isSpecialGone ? [] : ['2']), '3'].map((id) => special(id))),
    [`PUT ${LIST}/sort`]: undefined,
    [`PUT ${LIST}/2`]: respond(true, 4),
    [`DELETE ${LIST}/2`]: () => void (isSpecialGone = true),
    [`POST ${LIST}/2/versions/:version/restore`]: respond(false, 5),
    'GET /bin': listOf([{ id: 'b1', item_id: '2' }]),
    'POST /bin/b1/restore': respond(false, 5),
  });
}

let stop: () => void;
beforeEach(() => {
  signedInAs();
  stop = keepFocus();
});
afterEach(() => stop());

const menuButton = (title: string) => screen.findByRole('button', { name: `More for ${title}` });

/** Archives or deletes the second special with the keyboard, then moves to Undo. */
async function removeSecond(action: Action) {
  const api = server();
  const page = renderPage(<ListPage type={specialType} />, '/hotels/:hotelid/specials', '/hotels/7/specials');
  const { user } = page;
  const button = await menuButton('Special 2');
  act(() => button.focus());
  await user.keyboard('{Enter}');
  const entry = within(await screen.findByRole('menu')).getByRole('menuitem', { name: action });
  act(() => entry.focus());
  await user.keyboard('{Enter}');
  if (action === 'Delete')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete Special' }));
  await screen.findByText(TITLES[action]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Special 2' })).not.toBeInTheDocument());
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  return { api, user };
}

test.each(['Archive', 'Delete'] as const)('after Undo of %s the focus is on the restored row', async (action) => {
  const { user } = await removeSecond(action);
  await user.keyboard('{Enter}');
  const button = await menuButton('Special 2');
  await waitFor(() => expect(button).toHaveFocus());
  expect(await screen.findByText(/^Special 2 is (as it was before|back)\.$/)).toBeInTheDocument();
});

test('the focus stays where the person has moved it meanwhile', async () => {
  const { api, user } = await removeSecond('Archive');
  let sendResponse = () => undefined as void;
  const response = new Promise<void>((resolve) => (sendResponse = resolve));
  api.set(`POST ${LIST}/2/versions/:version/restore`, async () => {
    await response;
    return { data: special('2', { version: 5 }), meta: { left_out: [] } };
  });
  await user.keyboard('{Enter}');
  const search = screen.getByRole('searchbox');
  await user.click(search);
  sendResponse();
  await screen.findByText('Special 2 is as it was before.');
  expect(search).toHaveFocus();
});
