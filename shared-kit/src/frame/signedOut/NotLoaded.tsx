import { Button } from '../../ui/button/Button';
import { Head, SignedOutLink } from './parts';
import css from './parts.module.css';
import { SignedOutFrame } from './SignedOutFrame';

/** Shown in place of a signed-out page whose code did not arrive. React caches that failure, so only a reload tries again. */
export const NotLoaded = () => (
  <SignedOutFrame title="This page could not be loaded">
    <Head title="This page could not be loaded">Check your connection and try again.</Head>
    <div className={css.form}>
      <Button tone="primary" block className={css.submit} onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
    <p className={css.after}>
      <SignedOutLink to="/">Back to Sign In</SignedOutLink>
    </p>
  </SignedOutFrame>
);
