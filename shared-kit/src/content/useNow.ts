import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The current time in milliseconds, at most a minute old: LIVE badges appear and disappear while a list stays open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
