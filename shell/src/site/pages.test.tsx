import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { provideRegistry, remote } from '../../testing/fixtures';
import { answers, header, open, page, withSite } from '../../testing/site';

withSite();

describe('pages', () => {
  test('the hotel dashboard is titled with the name of the hotel', async () => {
    open('/hotels/7');
    expect(await page('Dashboard {"hotelid":"7"}')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Hotel Marchmont | Innkeeper'));
    const crumbs = within(header().getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Hotels', 'Hotel Marchmont']);
  });

  test('an unknown path shows 404 Not Found', async () => {
    open('/nothing-here');
    expect(await page('404 Not Found')).toBeInTheDocument();
    expect(document.title).toBe('404 Not Found | Innkeeper');
  });

  test('an address of a remote that has no version left says that it is not available now, and can be tried again', async () => {
    provideRegistry([{ ...remote, routes: [] }], ['/media/:id', '/users']);
    open('/users/');
    expect(await screen.findByRole('heading', { name: 'This part of the site is not available now' })).toBeInTheDocument();
    expect(screen.queryByText('There is no page at this address')).not.toBeInTheDocument();
    provideRegistry();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await page('users {}')).toBeInTheDocument();
  });

  test('addresses that no remote has, and a property that does not exist, stay 404 while a remote is not available', async () => {
    provideRegistry([remote], ['/media/:id', '/hotels/:hotelid/specials']);
    open('/media');
    expect(await page('404 Not Found')).toBeInTheDocument();
    act(() => {
      window.history.replaceState(null, '', '/hotels/99/specials');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(screen.queryByRole('main')).toBeInTheDocument());
    expect(await page('404 Not Found')).toBeInTheDocument();
  });

  test('an unknown property shows 404 Not Found', async () => {
    open('/hotels/99/specials');
    expect(await page('404 Not Found')).toBeInTheDocument();
    const deadLinks = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/hotels/99'));
    expect(deadLinks).toEqual([]);
    expect(screen.getByRole('link', { name: 'Go to the Dashboard' })).toHaveAttribute('href', '/');
  });

  test('a restaurant under /hotels shows 404 Not Found', async () => {
    open('/hotels/8');
    expect(await page('404 Not Found')).toBeInTheDocument();
  });

  test('a forbidden route leads to /', async () => {
    signedInAs([granted('special', '7')]);
    open('/hotels/8/specials');
    expect(await page('dashboard {}')).toBeInTheDocument();
    expect(location.pathname).toBe('/');
    expect(await screen.findByText('You may not open “Specials”. A super user can give you the right.')).toBeInTheDocument();
  });

  test.each([
    ['hotel', '/hotels/7'],
    ['restaurant', '/restaurants/8'],
  ])('the dashboard of a forbidden %s is not called like the one that is shown', async (type, path) => {
    signedInAs([granted('special', '70')]);
    open(path);
    expect(await page('dashboard {}')).toBeInTheDocument();
    expect(await screen.findByText(`You may not open this ${type}. A super user can give you the right.`)).toBeInTheDocument();
  });

  test('a public-only route leads to /', async () => {
    open('/forgot-password');
    expect(await page('dashboard {}')).toBeInTheDocument();
  });

  test('the property is loaded once for all its pages', async () => {
    const api = fakeApi(answers);
    open('/hotels/7');
    await userEvent.click(await screen.findByRole('link', { name: 'Specials' }));
    expect(await page('Specials {"hotelid":"7"}')).toBeInTheDocument();
    expect(api.paths().filter((path) => path === 'GET /properties/7')).toHaveLength(1);
  });

  test('every change of location scrolls to the top and moves the focus to the heading', async () => {
    open('/hotels/7');
    await userEvent.click(await screen.findByRole('link', { name: 'Specials' }));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('a registry that cannot be read is reported, and can be tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.innkeeper = {};
    fakeApi({ ...answers, 'GET /remotes/registry.json': { status: 503, body: '' } });
    open('/users');
    const button = await screen.findByRole('button', { name: 'Try again' });
    provideRegistry();
    await userEvent.click(button);
    expect(await page('users {}')).toBeInTheDocument();
  });
});

describe('Settings', () => {
  test('offers the pages that the person may open', async () => {
    signedInAs([]);
    open('/settings');
    expect(await page('Settings')).toBeInTheDocument();
    await waitFor(() =>
      expect(
        within(screen.getByRole('main'))
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['Profile', 'Notifications']),
    );
  });

  test('a super user is offered Users as well', async () => {
    open('/settings');
    expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Users' })).toHaveAttribute('href', '/users');
  });
});
