import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The moment in milliseconds, a minute old at most: LIVE badges come and go while a list stays open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
