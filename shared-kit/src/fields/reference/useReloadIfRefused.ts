import { useEffect } from 'react';
import { useLatest } from '../../ui/useLatest';

/**
 * Reloads the list that a field chooses from when the server refuses what was chosen: somebody else has deleted it.
 * @param field its value, and the message shown at it
 * @param reload of the list
 */
export function useReloadIfRefused({ value, error }: { value: unknown; error: string | undefined }, reload: () => unknown): void {
  const latest = useLatest(reload);
  const isRefused = Boolean(error) && Boolean(value);
  useEffect(() => {
    if (isRefused) void latest.current();
  }, [isRefused, latest]);
}
