import { useEffect, useState } from 'react';
import { ApiError, requestQuietly } from 'shared-kit/api/http';

/** After a form opens or somebody begins to type in it. */
const SOON = 500;
const EVERY = 25_000;
/** What was heard counts as long as it counts on the server. */
const COUNTS = 60_000;

interface Person {
  id: string;
  name: string;
}

const isOver = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404);

/**
 * Asks now and then who else edits an item, while the tab is visible, and says that this person does. Failures are silent.
 * @param editing whether something is typed here
 * @returns the names of the others
 */
export function usePresence(kind: string, id: string, editing: boolean): string[] {
  const [others, setOthers] = useState<Person[]>([]);
  useEffect(() => {
    const path = `/presence/${kind}/${id}`;
    const left = new AbortController();
    const { signal } = left;
    let [next, heard, said] = [Date.now() + SOON, Date.now(), false];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function listen(people: Person[]) {
      if (signal.aborted) return;
      heard = Date.now();
      setOthers(people);
    }
    function miss(error: unknown) {
      if (signal.aborted) return;
      if (isOver(error)) next = Infinity;
      if (isOver(error) || Date.now() - heard > COUNTS) setOthers([]);
    }
    function look() {
      clearTimeout(timer);
      if (document.hidden || next === Infinity) return;
      if (Date.now() >= next) {
        next = Date.now() + EVERY;
        said ||= editing;
        requestQuietly<Person[]>(editing ? 'PUT' : 'GET', path, { signal }).then(({ data }) => listen(data), miss);
      }
      timer = setTimeout(look, next - Date.now());
    }

    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      left.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      if (said) requestQuietly('DELETE', path).catch(() => undefined);
    };
  }, [kind, id, editing]);
  return others.map(({ name }) => name);
}
