import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionAtom, sessionStore } from '../session/state';
import { fakeApi, listOf } from '../../testing/fakeApi';
import { granted, signedInAs, signedOut } from '../../testing/fakeSession';
import { answers, inHeader, open, page, sections, withAlone } from '../../testing/alone';

withAlone();

describe('rights', () => {
  test('a person sees only the sidebar entries that they may open', async () => {
    signedInAs([granted('property', '8')]);
    open('/restaurants/8');
    await page('The Larder');
    expect(sections()).toEqual(['Dashboard']);
  });

  test('a super user sees every sidebar entry of this remote, and none of another', async () => {
    open('/restaurants/8');
    await page('The Larder');
    expect(sections()).toEqual(['Dashboard', 'Rows', 'Broken']);
  });

  test('an address that the person may not open redirects to the start page, as in the shell', async () => {
    signedInAs([granted('property', '8')]);
    open('/restaurants/8/rows');
    expect(await page('mf-tables, by itself')).toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });

  test('somebody who may not open any page sees a message', async () => {
    signedInAs([]);
    fakeApi({ ...answers, 'GET /properties': listOf([]) });
    open('/');
    expect(await screen.findByText(/You may not open any page of it/)).toBeInTheDocument();
  });
});

describe('addresses', () => {
  test.each([
    ['a redirect', '/restaurants/properties?list=archived', '/restaurants?list=archived'],
    ['an address in another case', '/Restaurants', '/restaurants'],
  ])('%s opens the page at its usual address', async (_, from, to) => {
    open(from);
    await page('All restaurants');
    expect(location.pathname + location.search).toBe(to);
  });

  test('a page of another remote names the remote that it belongs to', async () => {
    open('/hotels/7');
    expect(await page('Hotel Marchmont')).toBeInTheDocument();
    expect(screen.getByText('This page belongs to mf-rooms, and only mf-tables runs here.')).toBeInTheDocument();
  });

  test('a page of the shell says that it belongs to the shell', async () => {
    open('/settings');
    expect(await screen.findByText(/belongs to the shell/)).toBeInTheDocument();
  });

  test.each(['/nothing-here', '/restaurants/99', '/restaurants/7'])('%s shows 404 Not Found', async (path) => {
    open(path);
    expect(await page('404 Not Found')).toBeInTheDocument();
  });

  test('the start page links to the pages of this remote and to the properties that it has pages for', async () => {
    open('/');
    await page('mf-tables, by itself');
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'The Larder' })).toHaveAttribute('href', '/restaurants/8');
    expect(main.getByRole('link', { name: 'Restaurants' })).toHaveAttribute('href', '/restaurants');
    expect(main.queryByRole('link', { name: 'Hotel Marchmont' })).not.toBeInTheDocument();
  });

  test('a property is found by its name', async () => {
    open('/restaurants');
    await userEvent.hover(await screen.findByRole('combobox', { name: 'Go to a Property...' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Go to a Property...' }), 'lard');
    await userEvent.click(await screen.findByRole('option', { name: /The Larder/ }));
    await waitFor(() => expect(location.pathname).toBe('/restaurants/8'));
  });
});

test('the document title is the title of the page, or the name of the property on its dashboard', async () => {
  open('/restaurants/8');
  await waitFor(() => expect(document.title).toBe('The Larder | Innkeeper'));
  await userEvent.click(await screen.findByRole('link', { name: 'Rows' }));
  await page('Rows');
  expect(document.title).toBe('Rows | Innkeeper');
  const crumbs = within(inHeader().getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Restaurants', 'The Larder', 'Rows']);
});

test('signing in leads back to the address that was opened while signed out', async () => {
  signedOut();
  open('/restaurants/8/rows?tab=archived');
  await userEvent.type(await screen.findByLabelText('Email'), 'nora@calloway.example');
  await userEvent.type(screen.getByLabelText('Password'), 'innkeeper-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await page('Rows');
  expect(location.pathname + location.search).toBe('/restaurants/8/rows?tab=archived');
});

test('when the API does not respond, the session is kept and Try again loads the page', async () => {
  open('/restaurants');
  await page('All restaurants');
  act(() => sessionStore.set(sessionAtom, { ...sessionStore.get(sessionAtom), status: 'failed', error: 'The server is gone.' }));
  expect(await screen.findByText('The server is gone.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await page('All restaurants')).toBeInTheDocument();
});

test.each(['starting', 'asking', 'leaving'] as const)('no page is shown while the session is %s', async (status) => {
  open('/restaurants');
  await page('All restaurants');
  act(() => sessionStore.set(sessionAtom, { ...sessionStore.get(sessionAtom), status }));
  expect(screen.getByRole('heading', { name: 'Loading...' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'All restaurants' })).not.toBeInTheDocument();
});
