import { routeProblems } from './contract';
import type { RouteEntry } from './routes';

const faqs: RouteEntry = {
  path: '/hotels/:hotelid/faqs',
  title: 'FAQs',
  page: 'faqs',
  order: 60,
  related: ['hotel'],
  children: [{ path: '/hotels/:hotelid/faqs/new', title: 'New FAQ', page: 'faqForm' }],
};
const pages = ['faqs', 'faqForm'];
const problems = (change: Partial<RouteEntry>) => routeProblems([{ ...faqs, ...change }], pages);

describe('the contract of a remote: one route table as data', () => {
  it('accepts a list with its New page', () => {
    expect(routeProblems([faqs], pages)).toEqual([]);
  });

  it.each([
    ['a path without a slash at its start', { path: 'faqs' }, 'faqs does not start with /'],
    ['capitals in a path', { path: '/hotels/:hotelid/FAQs' }, "/hotels/:hotelid/FAQs has the invalid part 'FAQs'"],
    ['an unknown parameter', { path: '/hotels/:hotelid/:what' }, "/hotels/:hotelid/:what has the invalid part ':what'"],
    ['a closing slash', { path: '/hotels/:hotelid/faqs/' }, "/hotels/:hotelid/faqs/ has the invalid part ''"],
    ['no title', { title: ' ' }, '/hotels/:hotelid/faqs has no title'],
    ['an order without a sidebar', { related: [] }, '/hotels/:hotelid/faqs needs both an order and a sidebar, or neither'],
    ['a page and a redirect', { redirectTo: '/hotels' }, '/hotels/:hotelid/faqs has both a page and a redirect'],
    ["a place in a hotel's sidebar without a hotel", { path: '/faqs' }, "/faqs is in a hotel's sidebar and names no hotel"],
  ])('refuses %s', (_name, change, sentence) => {
    expect(problems(change)).toContain(sentence);
  });

  it('refuses a page key that does not exist, and a page that no route names', () => {
    const found = routeProblems([{ ...faqs, children: [] }], ['faq', 'faqForm']);
    expect(found).toContain("/hotels/:hotelid/faqs names the page 'faqs', which does not exist");
    expect(found).toContain("page 'faqForm' belongs to no route");
  });

  it('refuses two entries that match the same addresses, whatever their parameters are called', () => {
    const twice = [
      { path: '/media/:id', title: 'Asset', page: 'faqs' },
      { path: '/media/:hotelid', title: 'Asset', page: 'faqForm' },
    ];
    expect(routeProblems(twice, pages)).toEqual(['/media/:hotelid appears twice']);
  });

  it.each(['faqs', '.elsewhere.example/faqs', '//elsewhere.example/faqs', '/\\elsewhere.example', '/\t/elsewhere.example', ''])(
    "refuses the first call '%s': the token would be sent to wherever it leads",
    (call) => {
      expect(problems({ firstCalls: [call] })).toEqual([
        `/hotels/:hotelid/faqs has the first call '${call}', which is not a path of the API`,
      ]);
    },
  );

  it('accepts first calls with parameters and a query', () => {
    const firstCalls = ['/properties/:hotelid/faqs?per_page=50&order_by=title:ASC', '/:id', '/tags'];
    expect(problems({ firstCalls })).toEqual([]);
  });

  it('refuses a redirect to a parameter that the path does not have', () => {
    const redirect = { path: '/hotels/tiled', title: 'Promos', redirectTo: '/hotels/:hotelid/tiled' };
    expect(routeProblems([redirect], [])).toEqual(['/hotels/tiled redirects to :hotelid, which its path does not contain']);
  });
});
