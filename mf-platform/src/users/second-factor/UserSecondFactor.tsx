import { useState } from 'react';
import { hasStatus, messageOf, request } from 'shared-kit/api/http';
import { refresh, useGet } from 'shared-kit/api/resource';
import { put, sentAgain } from 'shared-kit/form/arrived';
import type { User } from 'shared-kit/rules/entities';
import { useAuthority, useSession } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { ConfirmDialog } from 'shared-kit/ui/overlay/ConfirmDialog';
import { Section } from 'shared-kit/ui/page/Section';
import { userName } from '../userName';
import css from '../userForm.module.css';

interface Held {
  app: boolean;
  passkeys: number;
  /** A super user requires it. */
  demanded: boolean;
  required: boolean;
}

function formatFactors({ app, passkeys }: Held): string {
  const parts = [app ? 'an authenticator app' : '', passkeys === 1 ? 'a passkey' : passkeys > 1 ? `${passkeys} passkeys` : ''];
  const held = parts.filter(Boolean).join(' and ');
  return held ? `Has ${held}.` : 'Has none.';
}

/** The second factor of another user: super users ask for one, and take away one that was lost (API contract §6). */
export function UserSecondFactor({ user }: { user: User }) {
  const { isSuper } = useAuthority();
  const { profile } = useSession();
  const path = `/users/${encodeURIComponent(user.id)}/second-factor`;
  const shown = isSuper && user.id !== profile?.id;
  const { data, error } = useGet<Held>(shown ? path : null);
  const [busy, setBusy] = useState<'ask' | 'take' | null>(null);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  if (!shown) return null;

  const save = async (what: 'ask' | 'take', work: () => Promise<unknown>, done: string) => {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
      await refresh(path);
      setAsking(false);
      toast({ text: done });
    } catch (failed) {
      setProblem(failed);
    }
    setBusy(null);
  };
  const demand = (demanded: boolean) =>
    save(
      'ask',
      () => put(path, { demanded }),
      demanded ? `${userName(user)} needs a second factor.` : `${userName(user)} no longer needs a second factor.`,
    );
  const openRemoval = () => {
    // What failed before is not about this.
    setProblem(undefined);
    setAsking(true);
  };
  const take = () =>
    save('take', () => sentAgain(() => request('DELETE', path)), `The second factor of ${userName(user)} was removed.`);

  return (
    <Section title="Second Factor" id="second-factor">
      {(error || problem !== undefined) && <Notice tone="danger">{messageOf(problem ?? error)}</Notice>}
      {data && (
        <>
          <p>
            {formatFactors(data)} {data.required && (data.demanded ? 'Needs one.' : 'The settings of this site require one.')}
          </p>
          <div className={css.sessions}>
            <Button busy={busy === 'ask'} onClick={() => busy === null && void demand(!data.demanded)}>
              {data.demanded ? 'Do Not Require a Second Factor' : 'Require a Second Factor'}
            </Button>
            {(data.app || data.passkeys > 0) && <Button onClick={openRemoval}>Remove Second Factor...</Button>}
          </div>
          <ConfirmDialog
            open={asking}
            title="Remove Second Factor"
            confirmLabel="Remove"
            busy={busy === 'take'}
            onConfirm={() => void take()}
            onClose={() => setAsking(false)}
            isRefused={hasStatus(problem, 403)}
            {...(problem !== undefined && { error: messageOf(problem) })}
          >
            For somebody who has lost their phone or key: {userName(user)} signs in with the password alone after that, and is
            signed out everywhere now. Make sure that the request really comes from them.
          </ConfirmDialog>
        </>
      )}
    </Section>
  );
}
