import { SecondFactor } from '../../second-factor/SecondFactor';
import { retrySession } from '../../session';
import { TextButton } from '../../ui/button/TextButton';
import { logOut } from '../header/logOut';
import { Head } from '../signedOut/parts';
import css from '../signedOut/parts.module.css';
import { SignedOutFrame } from '../signedOut/SignedOutFrame';

/** The only page open to somebody who must set up a second factor first. */
export default function SecondFactorRequired() {
  return (
    <SignedOutFrame title="Second Factor">
      <Head title="One more step">Your account needs a second factor before you can go on.</Head>
      <SecondFactor onReady={() => void retrySession()} />
      <p className={css.after}>
        <TextButton onClick={logOut}>Log Out</TextButton>
      </p>
    </SignedOutFrame>
  );
}
