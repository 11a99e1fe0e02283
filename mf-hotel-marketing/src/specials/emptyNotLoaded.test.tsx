import { screen } from '@testing-library/react';
import { ListPage } from 'shared-kit/content/ListPage';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { marchmont } from '../../testing/specials/samples';
import { special } from './special';

jest.mock('shared-kit/content/EmptyList', () => {
  throw new Error('The connection is gone.');
});

test('an empty list says that it is empty although its explanation could not be loaded', async () => {
  signedInAs();
  fakeApi({ 'GET /properties/7': { data: marchmont }, 'GET /properties/7/specials': listOf([]) });
  renderPage(<ListPage type={special} />, '/hotels/:hotelid/specials', '/hotels/7/specials');
  expect(await screen.findByText('No specials')).toBeInTheDocument();
});
