import { useState } from 'react';

const stored = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null; // Text stored there by anything else is ignored.
  }
};

/**
 * A list of ids that lasts as long as the browser's session, such as the hidden calendars (OP-84).
 * @param key its place in the session's storage
 */
export function useRemembered(key: string): [ReadonlySet<string>, (ids: ReadonlySet<string>) => void] {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => {
    const found = stored(key);
    return new Set(Array.isArray(found) ? found.map(String) : []);
  });
  return [
    ids,
    (next) => {
      setIds(next);
      sessionStorage.setItem(key, JSON.stringify([...next]));
    },
  ];
}
