import { useEffect, useState } from 'react';
import { Head, PlaceLink } from './parts';
import { goTo } from './place';
import { SignedOutFrame } from './SignedOutFrame';

interface Props {
  path: string;
  isKnown: (path: string) => Promise<boolean>;
}

/**
 * Any other path, signed out: a private route leads to / and is remembered, an unknown one is a 404 (document 1 §2,
 * Guards; OP-13).
 */
export default function OtherPlace({ path, isKnown }: Props) {
  const [unknown, setUnknown] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void isKnown(path).then((known) => {
      if (left) return;
      if (known) goTo('/', { origin: path + window.location.search + window.location.hash }, true);
      else setUnknown(path);
    });
    return () => {
      left = true;
    };
  }, [path, isKnown]);

  if (unknown !== path) return null;
  return (
    <SignedOutFrame title="404 Not Found">
      <Head title="Oops... 404 Not Found">There is no page at this address.</Head>
      <PlaceLink to="/">Go to Sign In</PlaceLink>
    </SignedOutFrame>
  );
}
