import { useState } from 'react';
import { hasStatus, messageOf, request } from 'shared-kit/api/http';
import { refresh, useGet } from 'shared-kit/api/resource';
import { WithData } from 'shared-kit/content/WithData';
import { put, resendIfLost } from 'shared-kit/form/lostAnswer';
import type { User } from 'shared-kit/rules/entities';
import { useAuthority, useSession } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { ConfirmDialog } from 'shared-kit/ui/overlay/ConfirmDialog';
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
  const [busy, setBusy] = useState<'require' | 'remove' | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const [saveError, setSaveError] = useState<unknown>();
  const isMounted = useIsMounted();
  if (!isShown) return null;

  const save = async (action: 'require' | 'remove', send: () => Promise<unknown>, success: string) => {
    setBusy(action);
    setSaveError(undefined);
    try {
      await send();
      await refresh(path);
      setIsConfirming(false);
      toast({ text: success });
    } catch (failure) {
      const text = `Second factor of ${userName(user)}: ${messageOf(failure)}`;
      if (!isMounted()) toast({ text, tone: 'problem' });
      setSaveError(failure);
    }
    setBusy(null);
  };
  const setDemanded = (demanded: boolean) =>
    save(
      'require',
      () => put(path, { demanded }),
      demanded ? `${userName(user)} needs a second factor.` : `${userName(user)} no longer needs a second factor.`,
    );
  const confirmRemoval = () => {
    // The dialog must not show the error of an earlier action.
    setSaveError(undefined);
    setIsConfirming(true);
  };
  const remove = () =>
    save('remove', () => resendIfLost(() => request('DELETE', path)), `The second factor of ${userName(user)} was removed.`);

  return (
    <Section title="Second Factor" id="second-factor">
      {saveError !== undefined && <Notice tone="danger">{messageOf(saveError)}</Notice>}
      <WithData loaded={loaded}>
        {data && (
          <>
            <p>
              {formatFactors(data)} {data.required && (data.demanded ? 'Needs one.' : 'The settings of this site require one.')}
            </p>
            <div className={css.sessions}>
              <Button busy={busy === 'require'} onClick={() => void setDemanded(!data.demanded)}>
                {data.demanded ? 'Do Not Require a Second Factor' : 'Require a Second Factor'}
              </Button>
              {(data.app || data.passkeys > 0) && (
                <Button waits={busy === 'require'} onClick={confirmRemoval}>
                  Remove Second Factor...
                </Button>
              )}
            </div>
            <ConfirmDialog
              open={isConfirming}
              title="Remove Second Factor"
              confirmLabel="Remove"
              busy={busy === 'remove'}
              onConfirm={() => void remove()}
              onClose={() => setIsConfirming(false)}
              isRefused={hasStatus(saveError, 403)}
              {...(saveError !== undefined && { error: messageOf(saveError) })}
            >
              For somebody who has lost their phone or key: {userName(user)} signs in with the password alone after that, and is
              signed out everywhere now. Make sure that the request really comes from them.
            </ConfirmDialog>
          </>
        )}
      </WithData>
    </Section>
  );
}
