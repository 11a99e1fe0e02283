import { act, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { comeBackAfterAMinute } from 'shared-kit/testing/comeBack';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import ActivityPage from './activity/ActivityPage';
import AlertListingsPage from './alerts/AlertListingsPage';
import BinPage from './bin/BinPage';
import DeployTokensPage from './deploy-tokens/DeployTokensPage';
import RegionsPage from './regions/RegionsPage';
import ReleasesPage from './releases/ReleasesPage';
import SecurityLogPage from './security-log/SecurityLogPage';
import TokensPage from './tokens/TokensPage';

afterEach(() => jest.restoreAllMocks());

test.each<[string, string, ComponentType]>([
  ['/activity', '/activity', ActivityPage],
  ['/bin', '/bin', BinPage],
  ['/hotels/alerts/listings', '/alerts/global', AlertListingsPage],
  ['/hotels/regions', '/regions', RegionsPage],
  ['/releases', '/remotes', ReleasesPage],
  ['/releases', '/remotes/mf-a/releases', ReleasesPage],
  ['/releases/tokens', '/deploy-tokens', DeployTokensPage],
  ['/security-log', '/security-log', SecurityLogPage],
  ['/tokens', '/tokens', TokensPage],
])('%s loads %s again when somebody returns to it', async (address, path, Page) => {
  signedInAs();
  const api = fakeApi({ 'GET /alerts': listOf([]), [`GET ${path}`]: listOf([]), 'GET /remotes': listOf([{ name: 'mf-a' }]) });
  const times = () => api.calls.filter((call) => call.path === path).length;
  const { unmount } = renderPage(<Page />, address, address);
  await waitFor(() => expect(times()).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  comeBackAfterAMinute();
  await waitFor(() => expect(times()).toBe(2));
  unmount();
});
