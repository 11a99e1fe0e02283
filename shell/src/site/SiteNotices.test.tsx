import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUnsaved, setUnsaved } from 'shared-kit/shellServices/unsaved';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { storedOverride } from '../federation/remoteOverride';
import { tableOf } from '../routes/loadTable';
import { remote } from '../../testing/fixtures';
import { SiteNotices } from './SiteNotices';

const REGISTRY = 'GET /remotes/registry';
const newer = { ...remote, version: '0.1.0-0b' };
const table = tableOf({ remotes: [remote] });
const reload = jest.fn();
const noticesAt = (pathname: string) => <SiteNotices table={table} pathname={pathname} reload={reload} />;
const setClock = (minutes: number) => jest.spyOn(Date, 'now').mockReturnValue(minutes * 60_000 + 1_000_000);
const reloadButton = () => screen.queryByRole('button', { name: 'Reload' });

beforeEach(() => {
  reload.mockClear();
  setClock(0);
});
afterEach(() => {
  act(clearUnsaved);
  jest.restoreAllMocks();
});

describe('a newer version of a remote', () => {
  it('is offered when the person returns to the page', async () => {
    fakeApi({ [REGISTRY]: { data: { remotes: [newer] } } });
    render(noticesAt('/users'));
    setClock(2);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('A newer version is ready.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is offered when the person goes to another page, and checked for at most once a minute', async () => {
    const api = fakeApi({ [REGISTRY]: { data: { remotes: [remote] } } });
    const { rerender } = render(noticesAt('/users'));
    rerender(noticesAt('/hotels'));
    expect(api.calls).toHaveLength(0);
    setClock(2);
    for (const path of ['/users', '/hotels', '/users']) rerender(noticesAt(path));
    await waitFor(() => expect(api.calls).toHaveLength(1));
    api.set(REGISTRY, { data: { remotes: [newer] } });
    setClock(4);
    rerender(noticesAt('/hotels'));
    await waitFor(() => expect(reloadButton()).toBeInTheDocument());
  });

  it('is never offered while there is unsaved work', async () => {
    fakeApi({ [REGISTRY]: { data: { remotes: [newer] } } });
    const { rerender } = render(noticesAt('/users'));
    setClock(2);
    rerender(noticesAt('/hotels'));
    await waitFor(() => expect(reloadButton()).toBeInTheDocument());
    act(() => setUnsaved('form', ['Title']));
    expect(reloadButton()).not.toBeInTheDocument();
    act(() => setUnsaved('form', null));
    expect(reloadButton()).toBeInTheDocument();
  });

  it('is not offered while nothing has changed, or when the registry cannot be read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = fakeApi({ [REGISTRY]: { data: { remotes: [remote] } } });
    const { rerender } = render(noticesAt('/users'));
    setClock(2);
    rerender(noticesAt('/hotels'));
    api.set(REGISTRY, 'network gone');
    setClock(4);
    rerender(noticesAt('/users'));
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(api.calls).toHaveLength(2);
    expect(reloadButton()).not.toBeInTheDocument();
  });
});

describe('a remote from the developer’s machine', () => {
  const remoteOverride = { name: 'mf-all', origin: 'http://localhost:4010', until: 5_000_000 };

  it('is named in a banner, and Reset removes it', async () => {
    localStorage.setItem('innkeeper.remote', JSON.stringify(remoteOverride));
    const ownRecord = { ...remote, version: 'own', base: 'http://localhost:4010/' };
    const overridden = tableOf({ remotes: [ownRecord] }, { ...remoteOverride, problem: null });
    render(<SiteNotices table={overridden} pathname="/users" reload={reload} />);
    expect(screen.getByRole('alert')).toHaveTextContent('mf-all comes from http://localhost:4010 in this browser, until');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(reload).toHaveBeenCalled();
    expect(storedOverride()).toBeNull();
  });

  it('is reported when it could not be loaded', () => {
    const missing = tableOf({ remotes: [remote] }, { ...remoteOverride, problem: 'mf-all could not be loaded.' });
    render(<SiteNotices table={missing} pathname="/users" reload={reload} />);
    expect(screen.getByRole('alert')).toHaveTextContent('mf-all could not be loaded.');
  });
});
