import { useState } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { refresh, useGet } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';

const PATH = '/profile/sessions';

/** One place where a person is signed in (API contract §6). */
export interface OwnSession {
  id: string;
  createdAt: string;
  lastUsedAt: string;
  expiresOn: string;
  /** A readable name of browser and device. */
  agent: string;
  /** The session of this page. */
  current: boolean;
}

/** One's own sessions, and functions that end them. `ending` is the id of the one that is being ended, or 'others'. */
export function useOwnSessions() {
  const { data, meta, error, reload } = useGet<OwnSession[]>(PATH, { perPage: 100 });
  const [ending, setEnding] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const end = async (what: string, path: string, done: string) => {
    setEnding(what);
    setProblem(null);
    try {
      await request('DELETE', path);
      toast({ text: done });
    } catch (failed) {
      setProblem(messageOf(failed));
    }
    // Whatever went wrong, the list may have changed: somebody else may have ended it.
    await refresh(PATH);
    setEnding(null);
  };

  return {
    sessions: data,
    count: meta?.count ?? 0,
    error,
    reload,
    ending,
    problem,
    endOne: ({ id, agent }: OwnSession) => end(id, `${PATH}/${encodeURIComponent(id)}`, `${agent} is signed out.`),
    endOthers: () => end('others', PATH, 'All other sessions have been ended.'),
  };
}
