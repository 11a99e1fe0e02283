import { useState } from 'react';
import { useSession } from 'shared-kit/session';
import { withStorage } from '../ui/withStorage';

const readStored = (key: string): unknown =>
  withStorage('sessionStorage', (store): unknown => JSON.parse(store.getItem(key) ?? 'null'), null);

/**
 * Ids that one person's page remembers for the browser's session, such as those of hidden calendars (OP-84).
 * @param name the storage key, without the person
 */
export function useStoredIds(name: string): [ReadonlySet<string>, (ids: ReadonlySet<string>) => void] {
  const key = `${name}:${useSession().profile?.id ?? ''}`;
  const [ids, setIds] = useState<ReadonlySet<string>>(() => {
    const stored = readStored(key);
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  });
  return [
    ids,
    (next) => {
      setIds(next);
      withStorage('sessionStorage', (store) => store.setItem(key, JSON.stringify([...next])), undefined);
    },
  ];
}
