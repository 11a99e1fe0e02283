import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSession } from 'shared-kit/session';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { answers, header, open, page, withSite } from '../../testing/site';

withSite();

describe('header', () => {
  test('shows the brand, and the footer the vendor', async () => {
    open('/');
    await page('dashboard {}');
    expect(header().getByRole('link', { name: 'Innkeeper' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Powered by Northlight');
  });

  test.each([
    ['Marchmont', 'Hotel Marchmont', '/hotels/7'],
    ['Larder', 'The Larder', '/restaurants/8'],
  ])("'Go to a Property...' finds %s and goes to its page", async (text, name, path) => {
    const api = fakeApi(answers);
    open('/');
    const box = () => screen.getByRole('combobox', { name: 'Go to a Property...' });
    // The box that searches replaces the plain one as soon as the pointer is over it.
    await userEvent.hover(await screen.findByRole('combobox', { name: 'Go to a Property...' }));
    await waitFor(() => expect(box()).toHaveAttribute('aria-autocomplete', 'list'));
    await userEvent.type(box(), text);
    // The box debounces typing (P-195).
    const search = { name: `i%%${text}`, archived: 'false', order_by: 'name:ASC' };
    await waitFor(() => expect(api.calls.map(({ query }) => query)).toContainEqual(expect.objectContaining(search)), {
      timeout: 3000,
    });
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
    await waitFor(() => expect(location.pathname).toBe(path));
  });

  test('Ctrl and K leads to the search box', async () => {
    open('/');
    await page('dashboard {}');
    const box = screen.getByRole('combobox', { name: 'Go to a Property...' });
    const focused = document.activeElement;
    // Ctrl, Shift and K is a shortcut of the browser itself.
    const isLeftToBrowser = fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true, shiftKey: true });
    expect(isLeftToBrowser).toBe(true);
    expect(focused).toHaveFocus();
    // At once: the next key is typed into it.
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(box).toHaveFocus();
    // The box that searches takes its place, with the focus.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-autocomplete', 'list'));
  });

  test('Ctrl and K leaves the focus in a dialog that is open', async () => {
    open('/');
    await page('dashboard {}');
    act(() => openModal({ name: 'Upload File', title: 'Upload File', body: <p>Choose one.</p> }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload File' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Control>}k{/Control}');
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    act(closeModal);
  });

  describe('on small screens', () => {
    async function openSearch() {
      open('/hotels/7');
      await page('Dashboard {"hotelid":"7"}');
      const opener = header().getByRole('button', { name: 'Go to a Property...' });
      await userEvent.click(opener);
      const box = () => header().getByRole('combobox', { name: 'Go to a Property...' });
      await waitFor(() => expect(box()).toHaveFocus());
      await userEvent.type(box(), 'March');
      const option = await screen.findByRole('option', { name: /Hotel Marchmont/ }, { timeout: 3000 });
      return { opener, box, option, isOpen: () => box().parentElement?.classList.contains('open') };
    }

    test('the search returns the focus when the property that is open already is chosen', async () => {
      const { opener, option, isOpen } = await openSearch();
      await userEvent.click(option);
      expect(opener).toHaveFocus();
      expect(isOpen()).toBe(false);
    });

    test('Escape closes the list of the search, and then the search', async () => {
      const { opener, box, isOpen } = await openSearch();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
      expect(box()).toHaveFocus();
      expect(isOpen()).toBe(true);
      await userEvent.keyboard('{Escape}');
      expect(opener).toHaveFocus();
      expect(isOpen()).toBe(false);
    });
  });

  test('a choice from the suggestions of the browser, which comes as a key press without a key, is no error', async () => {
    open('/');
    await screen.findByRole('combobox', { name: 'Go to a Property...' });
    const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', onError);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    window.removeEventListener('error', onError);
    expect(onError).not.toHaveBeenCalled();
  });

  test('the notifications icon links to the page and shows how many are unread', async () => {
    open('/');
    const link = await header().findByRole('link', { name: 'Notifications, 2 new' }, { timeout: 9_000 });
    expect(link).toHaveAttribute('href', '/notifications');
  }, 15_000);

  test('a failure of the notifications never blocks the page', async () => {
    fakeApi({ ...answers, 'GET /notifications': { status: 500, body: { message: 'Sorry.', code: 'internal' } } });
    open('/hotels/7');
    expect(await page('Dashboard {"hotelid":"7"}')).toBeInTheDocument();
    expect(header().getByRole('link', { name: 'Notifications' })).toBeInTheDocument();
    expect(screen.queryByText('Sorry.')).not.toBeInTheDocument();
  });

  test('the user menu has Profile, Settings and Log Out', async () => {
    open('/users');
    await userEvent.click(await screen.findByRole('button', { name: 'Your account, Nora Okafor' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Profile', 'Settings', 'Log Out']);
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.click(items[2] as HTMLElement);
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
  test('the back link is the first entry except at /', async () => {
    open('/hotels/7/specials');
    const sidebar = within(await screen.findByRole('complementary', { name: 'Sections' }));
    await waitFor(() => expect(sidebar.getAllByRole('link')[0]).toHaveTextContent('Hotel Marchmont'));
    expect(sidebar.getAllByRole('link')[0]).toHaveAttribute('href', '/hotels/7');
    expect(sidebar.getByText('Hotel Marchmont', { selector: 'p span' })).toBeInTheDocument();
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

  test('the small-screen menu holds the sidebar, Notifications, Profile and Logout', async () => {
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

test('a click on plain text in the small-screen menu keeps the focus in it, and Escape returns the focus', async () => {
  open('/hotels/7');
  const button = await screen.findByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  const menu = screen.getByRole('complementary', { name: 'Sections' });
  await userEvent.click(await within(menu).findByText(/^Hotel/, { selector: 'small' }));
  expect(menu).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('Escape closes the list of other hotels in the small-screen menu, and then the menu', async () => {
  open('/hotels/7');
  const button = await screen.findByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  const opener = await screen.findByRole('button', { name: 'Switch to another hotel' });
  await userEvent.click(opener);
  const box = await screen.findByRole('combobox', { name: 'Another hotel, same page' });
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(box).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('Escape elsewhere on the page leaves the focus there while the list of other hotels is open', async () => {
  open('/hotels/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to another hotel' }));
  await screen.findByRole('combobox', { name: 'Another hotel, same page' });
  const notifications = header().getByRole('link', { name: 'Notifications' });
  act(() => notifications.focus());
  await userEvent.keyboard('{Escape}');
  expect(notifications).toHaveFocus();
});

test('navigating closes the small-screen menu for good', async () => {
  open('/hotels/7');
  const button = await screen.findByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('link', { name: 'Specials' }));
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await page('Dashboard {"hotelid":"7"}')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
