import { giveColourScheme } from '../../../testing/colourScheme';
import { inOtherTab } from '../../../testing/otherTab';
import { followTheme, THEME_KEY } from './theme';

const shown = () => document.documentElement.dataset.theme;

test('the theme follows the system, and what was chosen in another tab, until it is no longer followed', () => {
  const system = giveColourScheme(false);
  const stop = followTheme();
  expect(shown()).toBe('light');
  system.set(true);
  expect(shown()).toBe('dark');
  localStorage.setItem(THEME_KEY, 'light');
  inOtherTab('light', THEME_KEY);
  expect(shown()).toBe('light');
  stop();
  localStorage.removeItem(THEME_KEY);
  inOtherTab(null, THEME_KEY);
  system.set(true);
  expect(shown()).toBe('light');
});
