import { useEffect, useRef, useState } from 'react';
import type { RemoteRecord } from 'shared-kit/rules/remote/registry';
import { isShellNewer } from '../site/shellVersion';
import { lookAtRegistry } from './registry';

/** How long an open page waits between checks, in milliseconds: it learns of a withdrawn version within a minute. */
const REST = 45_000;

const isReleased = ({ isOwn }: RemoteRecord) => !isOwn;

/** @returns whether what is on offer now differs from what this page was started with */
function hasChanged(started: readonly RemoteRecord[], now: readonly RemoteRecord[]): boolean {
  const own = started.filter((record) => !isReleased(record)).map(({ name }) => name);
  const versionKey = (records: readonly RemoteRecord[]) =>
    records
      .filter(({ name }) => !own.includes(name))
      .map(({ name, version }) => `${name}@${version}`)
      .sort()
      .join();
  return versionKey(started) !== versionKey(now);
}

/**
 * Checks for another version of a remote, or of the shell, every 45 seconds while the page is visible, and when the person returns
 * to it later (architecture, Federation 5). An unchanged registry is answered without its text.
 * @param started remotes that this page was started with; none while the registry is loading
 * @param pathname where the person is
 */
export function useNewVersion(started: readonly RemoteRecord[], pathname: string): boolean {
  const [found, setFound] = useState(false);
  const next = useRef(0);

  useEffect(() => {
    if (started.length === 0 || found) return undefined;
    let left = false;
    let timer = 0;
    if (next.current === 0) next.current = Date.now() + REST;

    function look() {
      window.clearTimeout(timer);
      // Nothing is scheduled while hidden: returning checks again.
      if (document.hidden) return;
      if (Date.now() >= next.current) {
        next.current = Date.now() + REST;
        const tell = (isNewer: boolean) => !left && isNewer && setFound(true);
        // Nobody is waiting for them: both are retried at the next opportunity. A page that does not arrive hides no withdrawn version.
        lookAtRegistry().then(({ remotes }) => tell(hasChanged(started, remotes)), console.warn);
        isShellNewer().then(tell, console.warn);
      }
      timer = window.setTimeout(look, next.current - Date.now());
    }

    look();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      window.clearTimeout(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [started, found, pathname]);

  return found;
}
