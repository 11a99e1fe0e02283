import { containAddress } from './address';
import { containListeners } from './listeners';
import { containConstructedStyles, removeConstructedStyles, restoreConstructedStyles } from './constructedStyles';
import { containNodes, removeNodes } from './nodes';
import { containObservers, disconnectObservers } from './observers';
import { containedRemoteOf, type ContainedRemote, type Leftover } from './owner';
import { containStorage } from './storage';
import { containTimers } from './timers';
import { loadUnreleased, unreleased } from './unreleased';

/** A remote's modules set up only a few things; more than this number is a leak, and the oldest are dropped. */
const MAX_SUSPENDED = 50;

let isInstalled = false;

/** Runs once, before the first remote loads and after the site has made its own changes to built-ins. */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  containListeners();
  containTimers();
  containObservers();
  containNodes();
  containConstructedStyles();
  containStorage();
  containAddress();
}

function warn({ name }: ContainedRemote, leftBehind: readonly string[]): void {
  if (leftBehind.length === 0) return;
  const counts = new Map<string, number>();
  for (const description of leftBehind) counts.set(description, (counts.get(description) ?? 0) + 1);
  const descriptions = [...counts].map(([description, count]) => (count > 1 ? `${description} (${count} times)` : description));
  console.warn(`${name} left behind what the site has cleared away: ${descriptions.join(', ')}.`);
}

function resume(owner: ContainedRemote): void {
  const resumed: Leftover[] = owner.suspended;
  owner.suspended = [];
  for (const leftover of resumed) {
    leftover.start?.();
    owner.leftovers.add(leftover);
  }
  restoreConstructedStyles(owner);
}

function restoreBuiltIns(): void {
  const changed = unreleased()?.restoreBuiltIns() ?? [];
  if (changed.length > 0) console.warn(`A remote changed what every page builds on; it was put back: ${changed.join(', ')}.`);
}

function clearLeftovers(owner: ContainedRemote): void {
  const leftovers = [...owner.leftovers];
  owner.leftovers.clear();
  for (const { stop } of leftovers) stop();
  owner.suspended = leftovers.filter(({ start }) => start).slice(-MAX_SUSPENDED);
  disconnectObservers(owner);
  removeConstructedStyles(owner);
  const nodes = Array.from({ length: removeNodes(owner) }, () => 'an element');
  restoreBuiltIns();
  warn(owner, [...leftovers.filter(({ start }) => !start).map(({ description }) => description), ...nodes]);
}

export interface Containment {
  /** Called when the remote's modules have been evaluated and a page of it is about to be mounted. */
  beforeMount: () => void;
  /** Called when the page was removed or never appeared. A second call does nothing. */
  end: () => void;
}

/** Prepares to contain an unreleased remote, before any of its files is requested. */
export async function prepareForUnreleased(): Promise<void> {
  await loadUnreleased();
  install();
  unreleased()?.recordBuiltIns();
}

/**
 * Contains what a remote does outside its own element (docs/how-to/isolation.md): from before its first file runs until
 * its page is removed. Of what it leaves behind, listeners, intervals and observers are ended and elements removed; what
 * the site or another remote added is never touched.
 * @param name the remote's name
 * @param folder complete address of the folder that its scripts come from, with a closing slash
 */
export function contain(name: string, folder: string): Containment {
  install();
  // The previous page may still be unmounting; the next one must not run on built-ins that it changed.
  restoreBuiltIns();
  const owner = containedRemoteOf(name, folder);
  if (owner.mountCount === 0) resume(owner);
  owner.mountCount += 1;
  let hasEnded = false;
  return {
    beforeMount() {
      owner.isEvaluated = true;
      restoreBuiltIns();
    },
    end() {
      if (hasEnded) return;
      hasEnded = true;
      owner.mountCount -= 1;
      owner.endedAt = performance.now();
      // While the same version is being mounted again, new work cannot be distinguished from leftovers.
      if (owner.mountCount === 0) clearLeftovers(owner);
    },
  };
}
