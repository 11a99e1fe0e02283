import { useEffect, useMemo } from 'react';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import type { Values } from '../fields/fieldKind';
import { changedLabels, type FormPart } from './parts';

/**
 * The labels of what is changed in a form, for the question before the page is left.
 * @param path under which the marks are kept
 * @returns the same list as long as it holds the same names
 */
export function useUnsavedNames<V extends Values>(path: string, parts: readonly FormPart<V>[], initial: V, current: V): string[] {
  const key = changedLabels(parts, initial, current).join('\n');
  const names = useMemo(() => (key ? key.split('\n') : []), [key]);
  useEffect(() => {
    setUnsaved(path, names.length ? names : null);
    return () => setUnsaved(path, null);
  }, [path, names]);
  return names;
}
