import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { refresh } from 'shared-kit/api/resource';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { wireAsset } from 'shared-kit/testing/media';
import { hotel, region } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { line } from '../testing/activity';
import { entry } from '../testing/bin';
import { tomas } from '../testing/users/samples';
import ActivityPage from './activity/ActivityPage';
import BinPage from './bin/BinPage';
import HotelsPage from './hotels/HotelsPage';
import MediaPage from './media/MediaPage';
import NotificationsPage from './notifications/NotificationsPage';
import RegionsPage from './regions/RegionsPage';
import UsersPage from './users/UsersPage';

const OUTAGE = { status: 503, body: { message: 'The service is not available.', code: 'unavailable' } };
const NOTE = 'This could not be loaded again and may be out of date.';

beforeEach(() => signedInAs());

const news = { id: '1', title: 'Ivo left', read: true, link: null, date: '2026-11-20T23:30:00.000Z' };

const pages: [path: string, page: ReactElement, rows: object[], shown: string | RegExp][] = [
  ['/users', <UsersPage key="" />, [tomas], 'Tomas Reyes'],
  ['/properties', <HotelsPage key="" />, [hotel('7', 'Saltmarsh')], 'Saltmarsh'],
  ['/regions', <RegionsPage key="" />, [region('1', 'Coast')], 'Coast'],
  ['/bin', <BinPage key="" />, [entry('1')], 'Special'],
  ['/activity', <ActivityPage key="" />, [line('1')], /Spa days/],
  ['/notifications', <NotificationsPage key="" />, [news], 'Ivo left'],
  ['/assets', <MediaPage key="" />, [wireAsset('1')], 'Picture 1'],
];

test.each(pages)('the rows of %s stay if they cannot be loaded again, and the page says so', async (path, page, rows, shown) => {
  const api = fakeApi({ 'GET /properties': listOf([]), [`GET ${path}`]: listOf(rows) });
  const { user } = renderPage(page, '/list', '/list');
  await screen.findByText(shown);
  api.set(`GET ${path}`, OUTAGE);
  void refresh(path);
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
  // Above them: nobody sees the end of a long list.
  expect(screen.getByText(NOTE).compareDocumentPosition(screen.getByText(shown))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  api.set(`GET ${path}`, listOf(rows));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
});
