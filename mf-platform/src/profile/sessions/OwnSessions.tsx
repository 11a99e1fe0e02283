import { useEffect, useRef } from 'react';
import { Failed } from 'shared-kit/content/Failed';
import { ShowMore } from 'shared-kit/ui/pager/ShowMore';
import { stampText } from 'shared-kit/rules/dates';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { Outdated } from 'shared-kit/ui/feedback/Outdated';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { NamedLine } from 'shared-kit/ui/page/NamedLine';
import { Section } from 'shared-kit/ui/page/Section';
import css from './sessions.module.css';
import { useOwnSessions, type OwnSession } from './useOwnSessions';

interface RowProps {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

const Row = ({ session: { agent, createdAt, lastUsedAt, current }, busy, onEnd }: RowProps) => (
  <NamedLine name={agent} note={`Last used ${stampText(lastUsedAt)} · signed in ${stampText(createdAt)}`}>
    {current ? (
      <StatusPill on>This one</StatusPill>
    ) : (
      <Button busy={busy} onClick={onEnd} aria-label={`End: ${agent}, last used ${stampText(lastUsedAt)}`}>
        End
      </Button>
    )}
  </NamedLine>
);

/** Where the person is signed in, with buttons that end a session, such as that of a lost phone (API contract §6). */
export function OwnSessions() {
  const { list, ending, problem, endOne, endOthers } = useOwnSessions();
  const { items: sessions, count = 0, loading, error, reload } = list;
  const hadOthers = useRef(false);
  // 'End All Other Sessions' disappears with the other sessions; the focus then moves to the section instead of
  // whatever follows it.
  useEffect(() => {
    const isFocusLost = hadOthers.current && count === 1 && document.activeElement === document.body;
    if (isFocusLost) document.getElementById('sessions')?.focus({ preventScroll: true });
    hadOthers.current = count > 1;
  }, [count]);
  return (
    <Section title="Sessions" id="sessions">
      <p className={css.hint}>
        These are the places where you are signed in. End those that you do not recognise or no longer use.
      </p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {list.outdated && <Outdated retry={reload} />}
      {error ? (
        <Failed error={error} retry={reload} />
      ) : loading ? (
        <Skeleton height={120} />
      ) : (
        <ul aria-label="Sessions">
          {sessions.map((session) => (
            <Row
              key={session.id}
              session={session}
              busy={ending === session.id}
              onEnd={() => ending === null && void endOne(session)}
            />
          ))}
        </ul>
      )}
      {count > PER_PAGE.table && <ShowMore found={list} noun="session" />}
      {count > 1 && (
        <div>
          <Button busy={ending === 'others'} onClick={() => ending === null && void endOthers()}>
            End All Other Sessions
          </Button>
        </div>
      )}
    </Section>
  );
}
