import { useEffect } from 'react';
import { useGet } from 'shared-kit/api/resource';
import { hasUnsaved } from 'shared-kit/shellServices/unsaved';
import { SecondFactor } from '../../second-factor/SecondFactor';
import { hasSecondFactor, readSecondFactors, SECOND_FACTOR_PATH, type SecondFactors } from '../../second-factor/secondFactors';
import { retrySession } from '../../session';
import { TextButton } from '../../ui/button/TextButton';
import { logOut } from '../header/logOut';
import { Head } from '../signedOut/parts';
import css from '../signedOut/parts.module.css';
import { SignedOutFrame } from '../signedOut/SignedOutFrame';

const continueSession = () => void retrySession();

/** Continues on return from another tab in which the person has set one up, unless this page shows unsaved recovery codes. */
function useContinueAfterOtherTab(): void {
  const { data } = useGet<SecondFactors>(SECOND_FACTOR_PATH);
  const isMissing = data !== undefined && !hasSecondFactor(data);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    const look = async () => {
      const current = document.hidden ? null : await readSecondFactors().catch(() => null);
      if (isOver || !current || !hasSecondFactor(current) || hasUnsaved()) return;
      // Both events occur at the same time.
      isOver = true;
      continueSession();
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('focus', () => void look(), { signal });
    document.addEventListener('visibilitychange', () => void look(), { signal });
    return () => {
      isOver = true;
      controller.abort();
    };
  }, [isMissing]);
}

/** The only page open to somebody who must set up a second factor first. */
export default function SecondFactorRequired() {
  useContinueAfterOtherTab();
  return (
    <SignedOutFrame title="Second Factor">
      <Head title="One more step">Your account needs a second factor before you can continue.</Head>
      <SecondFactor onReady={continueSession} />
      <p className={css.after}>
        <TextButton onClick={logOut}>Log Out</TextButton>
      </p>
    </SignedOutFrame>
  );
}
