import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { queryClient } from '../src/api/queryClient';
import type { RouteEntry } from '../src/rules/remote/routes';
import { Link } from '../src/router';
import { closeModal } from '../src/shellServices/modal';
import { clearUnsaved } from '../src/shellServices/unsaved';
import { giveColourScheme } from './colourScheme';
import { fakeApi, listOf } from './fakeApi';
import { signedInAs, signedOut } from './fakeSession';
import { hotel, restaurant } from './properties';
import { Alone } from '../src/alone/Alone';
import type { AloneRemote } from '../src/alone/aloneTable';

const inRestaurant = (path: string, title: string, resource: string, order: number): RouteEntry => ({
  path: `/restaurants/:restaurantId${path}`,
  title,
  page: title,
  resource,
  order,
  related: ['restaurant'],
});

/** Whether the page 'Broken' throws. */
export const fault = { thrown: true };
const heading = (text: string) => () => Promise.resolve({ default: () => <h1>{text}</h1> });

function Rows() {
  const [names, setNames] = useState(['Arch', 'Bell']);
  return (
    <>
      <h1>Rows</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button onClick={() => setNames(names.filter((other) => other !== name))}>Delete {name}</button>
          </li>
        ))}
      </ul>
      <Link to="/restaurants/8/rows?tab=archived">Archived</Link>
    </>
  );
}

function Broken() {
  if (fault.thrown) throw new Error('no such column');
  return <h1>Mended</h1>;
}

const remote: AloneRemote = {
  name: 'mf-tables',
  routes: [
    { path: '/restaurants', title: 'Restaurants', page: 'Restaurants', resource: 'property', order: 1, related: ['top'] },
    { path: '/restaurants/properties', title: 'Restaurants', redirectTo: '/restaurants', resource: 'property' },
    inRestaurant('', 'Dashboard', 'property', 1),
    inRestaurant('/rows', 'Rows', 'press', 2),
    inRestaurant('/broken', 'Broken', 'press', 3),
  ],
  pages: {
    Restaurants: heading('All restaurants'),
    Dashboard: heading('The Larder'),
    Rows: () => Promise.resolve({ default: Rows }),
    Broken: () => Promise.resolve({ default: Broken }),
  },
  others: [
    {
      name: 'mf-rooms',
      routes: [
        { path: '/', title: 'Dashboard', page: 'home' },
        { path: '/profile', title: 'Profile', page: 'profile' },
        { path: '/hotels/:hotelid', title: 'Dashboard', page: 'hotel', resource: 'property', order: 1, related: ['hotel'] },
      ],
    },
  ],
};

const profile = { id: '1', first_name: 'Nora', last_name: 'Okafor', email: 'nora@calloway.example' };
export const answers = {
  'POST /auth': { status: 201, body: { data: { token: { value: 'token-9' } } } },
  'GET /profile': { data: profile },
  'GET /profile/permissions': listOf([
    { resource: '*', permissionable_id: null, permissionable_type: null, r: true, w: true, x: true },
  ]),
  'GET /properties/7': { data: hotel('7', 'Hotel Marchmont') },
  'GET /properties/8': { data: restaurant('8', 'The Larder') },
  'GET /properties': listOf([hotel('7', 'Hotel Marchmont'), restaurant('8', 'The Larder')]),
  'GET /notifications': listOf([], { unread: 0 }),
};

/** Opens an address and informs the page's single history, as after a sign-in. */
export function open(path: string) {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  return render(<Alone remote={remote} />);
}
export const page = (name: string) => screen.findByRole('heading', { level: 1, name });
const sidebar = () => within(screen.getByRole('complementary', { name: 'Sections' }));
export const sections = () =>
  within(sidebar().getAllByRole('navigation')[0]!)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
export const inHeader = () => within(screen.getByRole('banner'));

/** Before each test: a signed-in super user, and an API that answers. */
export function withAlone(): void {
  beforeAll(() =>
    Promise.all([
      import('../src/alone/AloneSite'),
      import('../src/ui/overlay/DialogPopup'),
      import('../src/ui/overlay/Combobox'),
    ]),
  );
  beforeEach(() => {
    queryClient.clear();
    giveColourScheme(false);
    signedOut();
    signedInAs();
    fakeApi(answers);
    window.scrollTo = () => undefined;
    fault.thrown = true;
  });
  afterEach(() => {
    act(closeModal);
    act(clearUnsaved);
    signedOut();
    jest.restoreAllMocks();
  });
}
