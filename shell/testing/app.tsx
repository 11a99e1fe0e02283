import { render } from '@testing-library/react';
import { giveColourScheme } from 'shared-kit/testing/colourScheme';
import { listOf } from 'shared-kit/testing/fakeApi';
import { EVERYTHING, signedOut } from 'shared-kit/testing/fakeSession';
import { App, type StartSite } from '../src/App';
import { provideRegistry } from './fixtures';

/** Answers of an API that signs Nora in. */
export const working = {
  'POST /auth': { status: 201, body: { data: { token: { value: 'token-9' } } } },
  'GET /profile': { data: { id: '1', first_name: 'Nora', last_name: 'Okafor', email: 'nora@calloway.example' } },
  'GET /profile/permissions': listOf([EVERYTHING]),
};

/** Replaces the signed-in site; shows where it was started. */
const site: StartSite = (element) => {
  element.textContent = `The site at ${location.pathname}${location.search}`;
  return () => (element.textContent = '');
};

/** Loads that replacement. */
export const loadSite = jest.fn(() => Promise.resolve(site));

/** The application with the replacement, at the current address. */
export const renderApp = () => render(<App loadSite={loadSite} />);

/** The same at another address. */
export function openApp(path: string) {
  window.history.replaceState(null, '', path);
  return renderApp();
}

/** Each test begins signed out, on a site with remotes. */
export function beginSignedOut(): void {
  beforeEach(() => {
    signedOut();
    giveColourScheme(false);
    provideRegistry();
    window.scrollTo = () => undefined;
  });
}
