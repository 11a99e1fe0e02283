import { useState } from 'react';
import { useSession } from 'shared-kit/session';
import { inStore } from '../ui/inStore';

const stored = (key: string): unknown =>
  inStore('sessionStorage', (store): unknown => JSON.parse(store.getItem(key) ?? 'null'), null);

/**
 * A list of ids that one person's page remembers as long as the browser's session lasts, such as the hidden calendars (OP-84).
 * @param name its place in the session's storage
 */
export function useRemembered(name: string): [ReadonlySet<string>, (ids: ReadonlySet<string>) => void] {
  const key = `${name}:${useSession().profile?.id ?? ''}`;
  const [ids, setIds] = useState<ReadonlySet<string>>(() => {
    const found = stored(key);
    return new Set(Array.isArray(found) ? found.map(String) : []);
  });
  return [
    ids,
    (next) => {
      setIds(next);
      inStore('sessionStorage', (store) => store.setItem(key, JSON.stringify([...next])), undefined);
    },
  ];
}
