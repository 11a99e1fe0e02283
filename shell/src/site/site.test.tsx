import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from 'shared-kit/api/queryClient';
import { getSession } from 'shared-kit/session';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';
import { clearUnsaved, setUnsaved } from 'shared-kit/shellServices/unsaved';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs, signedOut } from 'shared-kit/testing/fakeSession';
import { giveColourScheme, giveRegistry } from '../testing/fixtures';
import { SiteRoot } from './SiteRoot';

jest.mock('../federation/RemoteFrame', () => ({
  RemoteFrame: ({ pageKey, params }: { pageKey: string; params: object }) => <h1>{`${pageKey} ${JSON.stringify(params)}`}</h1>,
}));

const marchmont = { id: '7', name: 'Hotel Marchmont', type: 'hotel', archived: false };
const larder = { id: '8', name: 'The Larder', type: 'restaurant', archived: false };
const answers = {
  'GET /properties/7': { data: marchmont },
  'GET /properties/8': { data: larder },
  'GET /properties': listOf([marchmont, larder]),
  'GET /notifications': listOf([], { unread: 2 }),
  'DELETE /auth': undefined,
};

/** The site keeps one history for the life of the page; it is told of the new address as after a sign-in. */
function open(path: string) {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  return render(<SiteRoot mountParcel={jest.fn()} />);
}
const page = (text: string | RegExp) => screen.findByRole('heading', { level: 1, name: text });
const header = () => within(screen.getByRole('banner'));

// Loaded on demand in the browser; here a first load would cost a test its time.
beforeAll(() => Promise.all([import('shared-kit/ui/overlay/DialogPopup'), import('shared-kit/ui/overlay/Combobox')]));

afterEach(() => {
  act(closeModal);
  clearUnsaved();
  jest.restoreAllMocks();
});

beforeEach(() => {
  queryClient.clear();
  signedOut();
  giveColourScheme(false);
  giveRegistry();
  signedInAs();
  fakeApi(answers);
  window.scrollTo = jest.fn();
});

describe('pages', () => {
  test('P-005 P-031 P-110 the hotel dashboard is titled with the name of the hotel', async () => {
    open('/hotels/7');
    expect(await page('Dashboard {"hotelid":"7"}')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Hotel Marchmont | Innkeeper'));
    const crumbs = within(header().getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Hotels', 'Hotel Marchmont']);
  });

  test('P-041 P-112 an unknown path shows 404 Not Found', async () => {
    open('/nothing-here');
    expect(await page('404 Not Found')).toBeInTheDocument();
    expect(document.title).toBe('404 Not Found | Innkeeper');
  });

  test('OP-13 an unknown property shows 404 Not Found', async () => {
    open('/hotels/99/specials');
    expect(await page('404 Not Found')).toBeInTheDocument();
  });

  test('OP-13 a restaurant under /hotels shows 404 Not Found', async () => {
    open('/hotels/8');
    expect(await page('404 Not Found')).toBeInTheDocument();
  });

  test('P-046 P-048 a forbidden route leads to /', async () => {
    signedInAs([granted('special', '7')]);
    open('/hotels/8/specials');
    expect(await page('dashboard {}')).toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });

  test('P-045 a public-only route leads to /', async () => {
    open('/forgot-password');
    expect(await page('dashboard {}')).toBeInTheDocument();
  });

  test('P-164 the property is loaded once for all its pages', async () => {
    const api = fakeApi(answers);
    open('/hotels/7');
    await userEvent.click(await screen.findByRole('link', { name: 'Specials' }));
    expect(await page('Specials {"hotelid":"7"}')).toBeInTheDocument();
    expect(api.paths().filter((path) => path === 'GET /properties/7')).toHaveLength(1);
  });

  test('P-013 every change of location scrolls to the top and moves the focus to the heading', async () => {
    open('/hotels/7');
    await userEvent.click(await screen.findByRole('link', { name: 'Specials' }));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('a registry that cannot be read is told, and tried again on demand', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.innkeeper = {};
    fakeApi({ ...answers, 'GET /remotes/registry.json': { status: 503, body: '' } });
    open('/users');
    const button = await screen.findByRole('button', { name: 'Try again' });
    giveRegistry();
    await userEvent.click(button);
    expect(await page('users {}')).toBeInTheDocument();
  });
});

describe('Settings', () => {
  test('P-036 P-105 offers the pages that the person may open', async () => {
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

  test('P-105 a super user is offered Users as well', async () => {
    open('/settings');
    expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Users' })).toHaveAttribute('href', '/users');
  });
});

describe('header', () => {
  test('P-006 P-007 carries the brand, and the footer the vendor', async () => {
    open('/');
    await page('dashboard {}');
    expect(header().getByRole('link', { name: 'Innkeeper' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Powered by Northlight');
  });

  test.each([
    ['Marchmont', 'Hotel Marchmont', '/hotels/7'],
    ['Larder', 'The Larder', '/restaurants/8'],
  ])("P-106 'Go to a Property...' finds %s and goes to its page", async (text, name, path) => {
    const api = fakeApi(answers);
    open('/');
    const box = () => screen.getByRole('combobox', { name: 'Go to a Property...' });
    // The box that searches takes the place of the plain one as soon as the pointer is over it.
    await userEvent.hover(await screen.findByRole('combobox', { name: 'Go to a Property...' }));
    await waitFor(() => expect(box()).toHaveAttribute('aria-autocomplete', 'list'));
    await userEvent.type(box(), text);
    // The box waits for the typing to pause (P-195).
    await waitFor(() => expect(api.calls.map(({ query }) => query.name)).toContain(`i%%${text}`), { timeout: 3000 });
    expect(api.calls.at(-1)?.query).toMatchObject({ archived: 'false', order_by: 'name:ASC' });
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
    await waitFor(() => expect(location.pathname).toBe(path));
  });

  test('P-106 Ctrl and K leads to the search box', async () => {
    open('/');
    const box = await screen.findByRole('combobox', { name: 'Go to a Property...' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(box).toHaveFocus());
  });

  test('P-107 the notifications icon leads to the page and tells how many are unread', async () => {
    open('/');
    expect(await header().findByRole('link', { name: 'Notifications, 2 new' })).toHaveAttribute('href', '/notifications');
  });

  test('OP-10 a failure of the notifications never blocks the page', async () => {
    fakeApi({ ...answers, 'GET /notifications': { status: 500, body: { message: 'Sorry.', code: 'internal' } } });
    open('/hotels/7');
    expect(await page('Dashboard {"hotelid":"7"}')).toBeInTheDocument();
    expect(header().getByRole('link', { name: 'Notifications' })).toBeInTheDocument();
    expect(screen.queryByText('Sorry.')).not.toBeInTheDocument();
  });

  test('P-108 the user menu has Profile and Log Out', async () => {
    open('/users');
    await userEvent.click(await screen.findByRole('button', { name: 'Your account, Nora Okafor' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Profile', 'Log Out']);
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.click(items[1] as HTMLElement);
    await waitFor(() => expect(getSession().status).toBe('signedOut'));
    expect(location.pathname).toBe('/');
  });

  test('the theme can be switched', async () => {
    open('/');
    await page('dashboard {}');
    document.documentElement.dataset.theme = 'light';
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to light' }));
  });
});

describe('sidebar and menu', () => {
  test('P-012 M-213 the back link is the first entry except at /', async () => {
    open('/hotels/7/specials');
    const sidebar = within(await screen.findByRole('complementary', { name: 'Sections' }));
    await waitFor(() => expect(sidebar.getAllByRole('link')[0]).toHaveTextContent('Hotel Marchmont'));
    expect(sidebar.getAllByRole('link')[0]).toHaveAttribute('href', '/hotels/7');
    expect(sidebar.getByText('Hotel Marchmont', { selector: 'p > span' })).toBeInTheDocument();
    expect(sidebar.getByRole('navigation', { name: 'Hotel Marchmont' })).toBeInTheDocument();
    await userEvent.click(header().getByRole('link', { name: 'Innkeeper' }));
    expect(await page('dashboard {}')).toBeInTheDocument();
    expect(sidebar.getAllByRole('link')[0]).toHaveTextContent('Dashboard');
    expect(sidebar.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page');
  });

  test('the section of an edit page is marked', async () => {
    open('/hotels/7/specials/9/edit');
    expect(await screen.findByRole('link', { name: 'Specials', current: 'page' })).toBeInTheDocument();
  });

  test('P-109 the small-screen menu holds the sidebar, Notifications, Profile and Logout', async () => {
    open('/hotels/7');
    const button = await screen.findByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const menu = within(screen.getByRole('complementary', { name: 'Sections' }));
    expect(menu.getByRole('link', { name: 'Specials' })).toBeInTheDocument();
    const account = within(menu.getByRole('navigation', { name: 'Account' }));
    expect(account.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications');
    expect(account.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await userEvent.click(account.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(getSession().status).toBe('signedOut'));
  });
});

test('P-109 going somewhere closes the small-screen menu for good', async () => {
  open('/hotels/7');
  const button = await screen.findByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('link', { name: 'Specials' }));
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await page('Dashboard {"hotelid":"7"}')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

describe('what lies over every page', () => {
  test('P-114 one modal at a time, with name, styles and a close action; the focus returns', async () => {
    const closed = jest.fn();
    open('/');
    const opener = await header().findByRole('button', { name: /Switch to/ });
    opener.focus();
    act(() => openModal({ name: 'Upload File', title: 'Upload File', body: <p>First</p>, onClose: closed }));
    expect(await screen.findByRole('dialog', { name: 'Upload File' })).toBeInTheDocument();
    act(() => openModal({ name: 'Delete special', title: 'Delete Special', body: <p>Second</p>, style: { width: '50rem' } }));
    expect(closed).toHaveBeenCalledTimes(1);
    const dialog = await screen.findByRole('dialog', { name: 'Delete Special' });
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(dialog).toHaveStyle({ width: '50rem' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('P-114 a modal whose body fails says so and can be closed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('no body');
    };
    open('/');
    await header().findByRole('button', { name: /Switch to/ });
    act(() => openModal({ name: 'Generate URL', title: 'Generate URL', body: <Broken /> }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Generate URL could not be shown');
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  test('a message says what was done', async () => {
    open('/');
    await page('dashboard {}');
    act(() => void toast({ text: 'Bring the Dog was archived.' }));
    expect(await screen.findByText('Bring the Dog was archived.')).toBeInTheDocument();
  });

  test('a page without a connection says so until it is back', async () => {
    open('/');
    await page('dashboard {}');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('unsaved work is asked about before a link leads away', async () => {
    open('/hotels/7');
    const link = await screen.findByRole('link', { name: 'Specials' });
    act(() => setUnsaved('form', ['Title']));
    await userEvent.click(link);
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent('Not saved yet: Title.');
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(location.pathname).toBe('/hotels/7');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await page('Specials {"hotelid":"7"}')).toBeInTheDocument();
  });
});
