import { useEffect, useState } from 'react';
import { ApiError, requestQuietly } from 'shared-kit/api/http';
import { createQueue } from '../ui/createQueue';

/** The delay after a form opens or somebody begins to type in it. */
const FIRST_DELAY = 500;
const INTERVAL = 25_000;
/** An answer is valid for as long as an announcement is on the server. */
const MAX_AGE = 60_000;

interface Person {
  id: string;
  name: string;
}

const enqueue = createQueue();

/** Sends calls in sequence: a DELETE that arrived after the next PUT would hide somebody who is typing again. */
const change = (method: 'PUT' | 'DELETE', path: string) => enqueue(() => requestQuietly<Person[]>(method, path));

const isFinal = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404);

/**
 * Polls who else is editing an item, while the tab is visible, and announces that this person is. Failures are silent.
 * @param isEditing whether something is typed here
 * @returns the names of the others
 */
export function usePresence(kind: string, id: string, isEditing: boolean): string[] {
  const [others, setOthers] = useState<Person[]>([]);
  useEffect(() => {
    const path = `/presence/${kind}/${id}`;
    const controller = new AbortController();
    const { signal } = controller;
    let nextAt = Date.now() + FIRST_DELAY;
    let answeredAt = Date.now();
    let isAnnounced = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function onAnswer(people: Person[]) {
      if (signal.aborted) return;
      answeredAt = Date.now();
      setOthers(people);
    }
    function onFailure(error: unknown) {
      if (signal.aborted) return;
      if (isFinal(error)) nextAt = Infinity;
      if (isFinal(error) || Date.now() - answeredAt > MAX_AGE) setOthers([]);
    }
    function poll() {
      clearTimeout(timer);
      if (document.hidden || nextAt === Infinity) return;
      if (Date.now() >= nextAt) {
        nextAt = Date.now() + INTERVAL;
        isAnnounced ||= isEditing;
        const answer = isEditing ? change('PUT', path) : requestQuietly<Person[]>('GET', path, { signal });
        answer.then(({ data }) => onAnswer(data), onFailure);
      }
      timer = setTimeout(poll, nextAt - Date.now());
    }

    poll();
    document.addEventListener('visibilitychange', poll, { signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
      if (isAnnounced) change('DELETE', path).catch(() => undefined);
    };
  }, [kind, id, isEditing]);
  return others.map(({ name }) => name);
}
