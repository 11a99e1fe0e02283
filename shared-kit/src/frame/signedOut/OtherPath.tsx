import { useEffect, useState } from 'react';
import { replaceWith } from './navigation';
import { Head, SignedOutLink } from './parts';
import { SignedOutFrame } from './SignedOutFrame';

interface Props {
  path: string;
  isKnown: (path: string) => Promise<boolean>;
}

/**
 * Any other path, signed out: a private route leads to / and is remembered, an unknown one is a 404 (document 1 §2,
 * Guards; OP-13).
 */
export default function OtherPath({ path, isKnown }: Props) {
  const [unknownPath, setUnknownPath] = useState<string | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void isKnown(path).then((known) => {
      if (isUnmounted) return;
      if (known) replaceWith('/', { origin: path + window.location.search + window.location.hash });
      else setUnknownPath(path);
    });
    return () => {
      isUnmounted = true;
    };
  }, [path, isKnown]);

  if (unknownPath !== path) return null;
  return (
    <SignedOutFrame title="404 Not Found">
      <Head title="Oops... 404 Not Found">There is no page at this address.</Head>
      <SignedOutLink to="/">Go to Sign In</SignedOutLink>
    </SignedOutFrame>
  );
}
