import { act, render, screen, within } from '@testing-library/react';
import { queryClient } from 'shared-kit/api/queryClient';
import { closeModal } from 'shared-kit/shellServices/modal';
import { clearUnsaved } from 'shared-kit/shellServices/unsaved';
import { giveColourScheme } from 'shared-kit/testing/colourScheme';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs, signedOut } from 'shared-kit/testing/fakeSession';
import { provideRegistry } from './fixtures';
import { SiteRoot } from '../src/site/SiteRoot';

jest.mock('../src/federation/RemoteFrame', () => ({
  RemoteFrame: ({ pageKey, params }: { pageKey: string; params: object }) => <h1>{`${pageKey} ${JSON.stringify(params)}`}</h1>,
}));

const marchmont = { id: '7', name: 'Hotel Marchmont', type: 'hotel', archived: false };
const larder = { id: '8', name: 'The Larder', type: 'restaurant', archived: false };
export const answers = {
  'GET /properties/7': { data: marchmont },
  'GET /properties/8': { data: larder },
  'GET /properties': listOf([marchmont, larder]),
  'GET /notifications': listOf([], { unread: 2 }),
  'DELETE /auth': undefined,
};

/** The site keeps one history for the life of the page, so it is told of the new address, as after a sign-in. */
export function open(path: string) {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  return render(<SiteRoot mountParcel={jest.fn()} />);
}
export const page = (text: string | RegExp) => screen.findByRole('heading', { level: 1, name: text });
export const header = () => within(screen.getByRole('banner'));

/** Before each test: a signed-in super user, the registry, and an API that answers. */
export function withSite(): void {
  // Loaded on demand in the browser; loaded beforehand here, since a first load would slow down the test that needs it.
  beforeAll(() => Promise.all([import('shared-kit/ui/overlay/DialogPopup'), import('shared-kit/ui/overlay/Combobox')]));

  afterEach(() => {
    act(closeModal);
    clearUnsaved();
    jest.restoreAllMocks();
  });

  beforeEach(() => {
    queryClient.clear();
    localStorage.clear();
    signedOut();
    giveColourScheme(false);
    provideRegistry();
    signedInAs();
    fakeApi(answers);
    window.scrollTo = jest.fn();
  });
}
