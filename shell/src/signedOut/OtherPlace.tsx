import { useEffect, useState } from 'react';
import { loadTable } from '../routes/loadTable';
import { matchRoute } from '../routes/match';
import { Head, PlaceLink } from './parts';
import { goTo } from './place';
import { SignedOutFrame } from './SignedOutFrame';

/** A list that cannot be read hides nothing and confirms nothing: every path then counts as private. */
async function isKnown(path: string): Promise<boolean> {
  try {
    return matchRoute(await loadTable(), path) !== null;
  } catch (error) {
    console.error('The route table could not be read.', error);
    return true;
  }
}

/**
 * Any other path, signed out: a private route leads to / and is remembered, an unknown one is a 404 (document 1 §2,
 * Guards; OP-13).
 */
export default function OtherPlace({ path }: { path: string }) {
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
  }, [path]);

  if (unknown !== path) return null;
  return (
    <SignedOutFrame title="404 Not Found">
      <Head title="Oops... 404 Not Found">There is no page at this address.</Head>
      <PlaceLink to="/">Go to Sign In</PlaceLink>
    </SignedOutFrame>
  );
}
