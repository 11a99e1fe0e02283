import { useSyncExternalStore } from 'react';
import { withStorage } from '../../ui/withStorage';

export type Theme = 'light' | 'dark';

/** The early script of the page reads the same key before the first paint. */
export const THEME_KEY = 'innkeeper.theme';

const listeners = new Set<() => void>();
const darkPreference = () => window.matchMedia('(prefers-color-scheme: dark)');

function storedTheme(): Theme | null {
  const stored = withStorage('localStorage', (store) => store.getItem(THEME_KEY), null);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** Shows the person's choice, or the system's preference if there is none. */
function applyTheme(): void {
  show(storedTheme() ?? (darkPreference().matches ? 'dark' : 'light'));
}

/**
 * Applies the theme and keeps it right when the system or another tab changes it.
 * @returns a function that stops it
 */
export function followTheme(): () => void {
  const preference = darkPreference();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === THEME_KEY) applyTheme();
  };
  applyTheme();
  preference.addEventListener('change', applyTheme);
  window.addEventListener('storage', onStorage);
  return () => {
    preference.removeEventListener('change', applyTheme);
    window.removeEventListener('storage', onStorage);
  };
}

/** Switches between light and dark, and remembers it in this browser. */
export function switchTheme(): void {
  const next = currentTheme() === 'dark' ? 'light' : 'dark';
  withStorage('localStorage', (store) => store.setItem(THEME_KEY, next), undefined);
  show(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns the theme that is shown */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);
