import { useState } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { everyPage, refresh, useEndless } from 'shared-kit/api/resource';
import { confirmMade, resendIfLost } from 'shared-kit/form/lostAnswer';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { toast } from 'shared-kit/shellServices/toast';
import { useIsMounted } from 'shared-kit/ui/useIsMounted';

const PATH = '/profile/sessions';
const QUERY = { perPage: PER_PAGE.table };

/** A session of the signed-in person (API contract §6). */
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

const endSession = (id: string) =>
  confirmMade(
    () => request('DELETE', `${PATH}/${encodeURIComponent(id)}`),
    async () => (await everyPage<OwnSession>(PATH, QUERY)).every((session) => session.id !== id),
  );

/** One's own sessions, and functions that end them. `ending` is the id of the session that is being ended, or 'others'. */
export function useOwnSessions() {
  const list = useEndless<OwnSession>(PATH, QUERY);
  const [ending, setEnding] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isMounted = useIsMounted();

  const end = async (target: string, send: () => Promise<unknown>, success: string) => {
    setEnding(target);
    setProblem(null);
    try {
      await send();
      toast({ text: success });
    } catch (error) {
      if (!isMounted()) toast({ text: `Sessions: ${messageOf(error)}`, tone: 'problem' });
      setProblem(messageOf(error));
    }
    // The list may have changed even after a failure: the session may have been ended elsewhere.
    await refresh(PATH);
    setEnding(null);
  };

  return {
    list,
    ending,
    problem,
    endOne: ({ id, agent }: OwnSession) => end(id, () => endSession(id), `${agent} is signed out.`),
    endOthers: () => end('others', () => resendIfLost(() => request('DELETE', PATH)), 'All other sessions have been ended.'),
  };
}
