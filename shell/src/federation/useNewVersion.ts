import { useEffect, useRef, useState } from 'react';
import type { RemoteRecord } from 'shared-kit/rules/remote/registry';
import { warnUnlessLeft } from 'shared-kit/session/warnUnlessLeft';
import { isShellNewer } from '../site/shellVersion';
import { checkRegistry } from './registry';

/** How long an open page waits between checks, in milliseconds: it learns of a withdrawn version within a minute. */
const CHECK_INTERVAL = 45_000;

/** @returns whether what is on offer now differs from what this page was started with */
function hasChanged(initial: readonly RemoteRecord[], current: readonly RemoteRecord[]): boolean {
  const ownNames = initial.filter(({ isOwn }) => isOwn).map(({ name }) => name);
  const versionKey = (records: readonly RemoteRecord[]) =>
    records
      .filter(({ name }) => !ownNames.includes(name))
      .map(({ name, version }) => `${name}@${version}`)
      .sort()
      .join();
  return versionKey(initial) !== versionKey(current);
}

/**
 * Checks for another version of a remote, or of the shell, every 45 seconds while the page is visible, and when the
 * person returns to it later (architecture, Federation 5). For an unchanged registry, the response has no body.
 * @param initial the remotes that this page was started with; none while the registry is loading
 * @param pathname each change of it triggers a check as well, since it happens between tasks
 * @returns whether a newer version is on offer
 */
export function useNewVersion(initial: readonly RemoteRecord[], pathname: string): boolean {
  const [isNewVersion, setIsNewVersion] = useState(false);
  const nextCheck = useRef(0);

  useEffect(() => {
    if (initial.length === 0 || isNewVersion) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer = 0;
    nextCheck.current ||= Date.now() + CHECK_INTERVAL;

    function check() {
      window.clearTimeout(timer);
      // Nothing is scheduled while the page is hidden: returning to it checks again.
      if (document.hidden) return;
      if (Date.now() >= nextCheck.current) {
        nextCheck.current = Date.now() + CHECK_INTERVAL;
        const onResult = (isNewer: boolean) => {
          if (isNewer && !signal.aborted) setIsNewVersion(true);
        };
        // Failures are only logged, since the next check repeats both. The two are separate, so that a failure of one
        // does not hide the other.
        checkRegistry().then(({ remotes }) => onResult(hasChanged(initial, remotes)), warnUnlessLeft);
        isShellNewer().then(onResult, warnUnlessLeft);
      }
      timer = window.setTimeout(check, nextCheck.current - Date.now());
    }

    check();
    window.addEventListener('focus', check, { signal });
    document.addEventListener('visibilitychange', check, { signal });
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [initial, isNewVersion, pathname]);

  return isNewVersion;
}
