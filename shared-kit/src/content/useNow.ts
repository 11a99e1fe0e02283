import { useEffect, useState } from 'react';
import { currentTime } from '../rules/currentTime';

const MINUTE = 60_000;

/** The current time by the server's clock, in milliseconds, at most a minute old: LIVE badges appear and disappear while a list stays open. */
export function useNow(): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
