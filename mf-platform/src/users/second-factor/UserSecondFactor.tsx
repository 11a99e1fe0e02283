import { useState } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { refresh, useGet } from 'shared-kit/api/resource';
import { WithData } from 'shared-kit/content/WithData';
import { put, resendIfLost } from 'shared-kit/form/lostAnswer';
import { askFirst } from 'shared-kit/modals/askFirst';
import type { User } from 'shared-kit/rules/entities';
import { DELETE_MODAL_WIDTH } from 'shared-kit/rules/limits';
import { useAuthority, useSession } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { Section } from 'shared-kit/ui/page/Section';
import { useIsMounted } from 'shared-kit/ui/useIsMounted';
import { userName } from '../userName';
import css from '../userForm.module.css';

interface SecondFactorState {
  app: boolean;
  passkeys: number;
  /** Whether a super user requires it of this user. */
  demanded: boolean;
  /** Whether it is required, by a super user or by the settings of the site. */
  required: boolean;
}

function formatFactors({ app, passkeys }: SecondFactorState): string {
  const parts = [app ? 'an authenticator app' : '', passkeys === 1 ? 'a passkey' : passkeys > 1 ? `${passkeys} passkeys` : ''];
  const factors = parts.filter(Boolean).join(' and ');
  return factors ? `Has ${factors}.` : 'Has none.';
}

/** The second factor of another user: super users can require one, and remove a lost one (API contract §6). */
export function UserSecondFactor({ user }: { user: User }) {
  const { isSuper } = useAuthority();
  const { profile } = useSession();
  const path = `/users/${encodeURIComponent(user.id)}/second-factor`;
  const isShown = isSuper && user.id !== profile?.id;
  const loaded = useGet<SecondFactorState>(isShown ? path : null);
  const { data } = loaded;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isMounted = useIsMounted();
  if (!isShown) return null;

  const setDemanded = async (demanded: boolean) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await put(path, { demanded });
      await refresh(path);
      toast({ text: `${userName(user)} ${demanded ? 'needs' : 'no longer needs'} a second factor.` });
    } catch (error) {
      if (!isMounted()) toast({ text: `Second factor of ${userName(user)}: ${messageOf(error)}`, tone: 'problem' });
      setFailure(error);
    }
    setBusy(false);
  };
  const remove = async () => {
    await resendIfLost(() => request('DELETE', path));
    await refresh(path);
    toast({ text: `The second factor of ${userName(user)} was removed.` });
  };
  const confirmRemoval = () => {
    setFailure(undefined);
    askFirst({
      title: 'Remove Second Factor',
      confirmLabel: 'Remove',
      tone: 'danger',
      style: { width: DELETE_MODAL_WIDTH },
      onConfirm: remove,
      children: (
        <p>
          For somebody who has lost their phone or key: {userName(user)} signs in with the password alone after that, and is
          signed out everywhere now. Make sure that the request really comes from them.
        </p>
      ),
    });
  };

  return (
    <Section title="Second Factor" id="second-factor">
      {failure !== undefined && <Notice tone="danger">{messageOf(failure)}</Notice>}
      <WithData loaded={loaded}>
        {data && (
          <>
            <p>
              {formatFactors(data)} {data.required && (data.demanded ? 'Needs one.' : 'The settings of this site require one.')}
            </p>
            <div className={css.sessions}>
              <Button busy={busy} onClick={() => void setDemanded(!data.demanded)}>
                {data.demanded ? 'Do Not Require a Second Factor' : 'Require a Second Factor'}
              </Button>
              {(data.app || data.passkeys > 0) && (
                <Button waits={busy} onClick={confirmRemoval}>
                  Remove Second Factor...
                </Button>
              )}
            </div>
          </>
        )}
      </WithData>
    </Section>
  );
}
