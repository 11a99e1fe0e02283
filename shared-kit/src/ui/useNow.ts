import { useEffect, useState } from 'react';
import { currentTime } from '../rules/currentTime';

const MINUTE = 60_000;

/**
 * The current time by the server's clock, in milliseconds, at most a minute old. What depends on the time of day uses it, since a page
 * may stay open overnight: LIVE badges appear and disappear, and 'today' becomes 'yesterday'.
 */
export function useNow(): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
