import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionAtom, sessionStore } from '../session/state';
import { fakeApi, listOf } from '../../testing/fakeApi';
import { granted, signedInAs, signedOut } from '../../testing/fakeSession';
import { answers, inHeader, open, page, sections, withAlone } from '../../testing/alone';

withAlone();

describe('rights', () => {
  test('a person sees the entries of their rights, and no others', async () => {
    signedInAs([granted('property', '8')]);
    open('/restaurants/8');
    await page('The Larder');
    expect(sections()).toEqual(['Dashboard']);
  });

  test('a super user sees every entry of this remote, and none of another', async () => {
    open('/restaurants/8');
    await page('The Larder');
    expect(sections()).toEqual(['Dashboard', 'Rows', 'Broken']);
  });

  test('an address that is not theirs leads to the start, as in the site', async () => {
    signedInAs([granted('property', '8')]);
    open('/restaurants/8/rows');
    expect(await page('mf-tables, by itself')).toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });

  test('who may open nothing is told so', async () => {
    signedInAs([]);
    fakeApi({ ...answers, 'GET /properties': listOf([]) });
    open('/');
    expect(await screen.findByText(/You may not open any page of it/)).toBeInTheDocument();
  });
});

describe('addresses', () => {
  test.each([
    ['a redirect', '/restaurants/properties?list=archived', '/restaurants?list=archived'],
    ['another case', '/Restaurants', '/restaurants'],
  ])('%s is followed', async (_, from, to) => {
    open(from);
    await page('All restaurants');
    expect(location.pathname + location.search).toBe(to);
  });

  test("a hotel's dashboard is another remote's, and the page says whose", async () => {
    open('/hotels/7');
    expect(await page('Hotel Marchmont')).toBeInTheDocument();
    expect(screen.getByText('This page belongs to mf-rooms, and only mf-tables runs here.')).toBeInTheDocument();
  });

  test("the shell's own pages are named as its own", async () => {
    open('/settings');
    expect(await screen.findByText(/belongs to the shell/)).toBeInTheDocument();
  });

  test.each(['/nothing-here', '/restaurants/99', '/restaurants/7'])('%s is a page that does not exist', async (path) => {
    open(path);
    expect(await page('404 Not Found')).toBeInTheDocument();
  });

  test('the start offers own pages, and properties by name where this remote has pages for them', async () => {
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

test('the document is named after the page, a dashboard after its property', async () => {
  open('/restaurants/8');
  await waitFor(() => expect(document.title).toBe('The Larder | Innkeeper'));
  await userEvent.click(await screen.findByRole('link', { name: 'Rows' }));
  await page('Rows');
  expect(document.title).toBe('Rows | Innkeeper');
  const crumbs = within(inHeader().getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Restaurants', 'The Larder', 'Rows']);
});

test('signed out, an address is remembered: signing in leads back to it', async () => {
  signedOut();
  open('/restaurants/8/rows?tab=archived');
  await userEvent.type(await screen.findByLabelText('Email'), 'nora@calloway.example');
  await userEvent.type(screen.getByLabelText('Password'), 'innkeeper-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await page('Rows');
  expect(location.pathname + location.search).toBe('/restaurants/8/rows?tab=archived');
});

test('an API that does not answer keeps the session, and is tried again on demand', async () => {
  open('/restaurants');
  await page('All restaurants');
  act(() => sessionStore.set(sessionAtom, { ...sessionStore.get(sessionAtom), status: 'failed', error: 'The server is gone.' }));
  expect(await screen.findByText('The server is gone.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await page('All restaurants')).toBeInTheDocument();
});
