import { fakeApi } from 'shared-kit/testing/fakeApi';
import { signedOut } from 'shared-kit/testing/fakeSession';
import { switchTheme, THEME_KEY } from 'shared-kit/frame/theme/theme';
import { giveColourScheme } from 'shared-kit/testing/colourScheme';
import { removeServiceWorkers } from './serviceWorkers';
import { start } from './start';

const theme = () => document.documentElement.dataset.theme;
const mockServiceWorker = (container: object | undefined) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });

beforeEach(() => {
  signedOut();
  localStorage.clear();
  fakeApi({});
});
afterEach(() => mockServiceWorker(undefined));

test('every service worker is removed at start', async () => {
  giveColourScheme(false);
  const workers = [{ unregister: jest.fn(() => Promise.resolve(true)) }, { unregister: jest.fn(() => Promise.resolve(true)) }];
  mockServiceWorker({ getRegistrations: () => Promise.resolve(workers) });
  start()();
  await new Promise((resolve) => setTimeout(resolve));
  for (const { unregister } of workers) expect(unregister).toHaveBeenCalledTimes(1);
});

test('the page starts even if the browser refuses the list of service workers', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockServiceWorker({ getRegistrations: () => Promise.reject(new Error('refused')) });
  await expect(removeServiceWorkers()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});

describe('theme', () => {
  test('follows the system until the person chooses, then keeps the choice', () => {
    const system = giveColourScheme(true);
    const stop = start();
    expect(theme()).toBe('dark');
    system.set(false);
    expect(theme()).toBe('light');
    switchTheme();
    expect(theme()).toBe('dark');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
    system.set(false);
    expect(theme()).toBe('dark');
    stop();
  });

  test('a choice in another tab applies here too', () => {
    giveColourScheme(false);
    const stop = start();
    localStorage.setItem(THEME_KEY, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'dark' }));
    expect(theme()).toBe('dark');
    stop();
  });
});
