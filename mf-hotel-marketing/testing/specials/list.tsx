import { screen } from '@testing-library/react';
import { ListPage } from 'shared-kit/content/ListPage';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { renderPage } from 'shared-kit/testing/renderPage';
import { special as specialType } from '../../src/specials/special';
import { marchmont, special } from './samples';

export const LIST = '/properties/7/specials';

/** The specials of a hotel: 112 active ones on two pages, 34 archived ones. */
export function server(
  rows = [
    special('1'),
    special('2', { published: false }),
    special('3', { does_not_end: false, ends_on: '2027-02-28T23:45:00.000Z' }),
  ],
) {
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    [`GET ${LIST}`]: ({ query }) =>
      query.per_page === '1'
        ? listOf([], { count: query.archived === 'true' ? 34 : 112 })
        : listOf(rows, { count: 112, total_pages: 2 }),
    [`PUT ${LIST}/sort`]: undefined,
    [`PUT ${LIST}/:id`]: ({ params, body }) => ({ data: special(params.id ?? '', body as object) }),
    [`DELETE ${LIST}/:id`]: undefined,
    [`POST ${LIST}/:id/versions/:version/restore`]: ({ params }) => ({ data: special(params.id ?? ''), meta: { left_out: [] } }),
  });
}

export const open = (address = '/hotels/7/specials') =>
  renderPage(<ListPage type={specialType} />, '/hotels/:hotelid/specials', address);
export const menuOf = async (user: ReturnType<typeof open>['user'], title: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  return screen.findByRole('menu');
};
