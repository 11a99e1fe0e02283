import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useLocation } from 'shared-kit/router';
import { closeModal } from 'shared-kit/shellServices/modal';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs, signedOut } from 'shared-kit/testing/fakeSession';
import { OpenModal, uploadRoutes, wireAsset } from 'shared-kit/testing/media';
import { MemoryRouter } from 'shared-kit/testing/router';
import { LinkProvider, type AnchorProps } from 'shared-kit/ui/link/Anchor';
import AssetPage from '../../src/media/AssetPage';
import MediaPage from '../../src/media/MediaPage';

export const garden = wireAsset('5', {
  name: 'Garden room',
  categories: ['Accommodations'],
  tags: [
    { id: 't1', name: 'cat#Accommodations' },
    { id: 't2', name: 'garden' },
  ],
});
/** A place that uses a file. */
export const place = {
  resource: 'home_promo',
  id: 'h1',
  title: 'Stay a third night',
  property: { id: '1', name: 'Hotel Marchmont' },
  link: '/hotels/1/promos/h1/edit',
};

/** A library with two photos; the one of the garden room also has its own page. */
const libraryRoutes = () => ({
  ...uploadRoutes(),
  'GET /assets': ({ query }: { query: Record<string, string> }) =>
    listOf(query.filetype === 'image' ? [garden, wireAsset('6')] : [], { count: query.filetype === 'image' ? 486 : 57 }),
  'GET /assets/5': { data: garden },
  'GET /assets/5/usage': { data: [] as object[] },
  'GET /tags': {
    data: [
      { id: 't3', name: 'winter' },
      { id: 't4', name: 'cat#Specials' },
    ],
  },
  'PUT /assets/5': { data: { ...garden, version: 2 } },
  'DELETE /assets/5': undefined,
});

/** Signs in a super user and serves the library. @returns its fake API */
export function startLibrary() {
  signedInAs();
  return fakeApi(libraryRoutes());
}

/** Closes any dialog that a test left open, and signs out. */
export function endLibrary(): void {
  act(() => closeModal());
  act(() => signedOut());
}

const Address = () => <output aria-label="address">{useLocation().pathname + useLocation().search}</output>;
const renderLink = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

/** Opens the library, or the page of a file, at an address. */
export function openLibrary(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <LinkProvider render={renderLink}>
        <Routes>
          <Route path="/media" element={<MediaPage />} />
          <Route path="/media/:id" element={<AssetPage />} />
        </Routes>
        <Address />
      </LinkProvider>
      <OpenModal />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

export const address = () => screen.getByLabelText('address').textContent;
