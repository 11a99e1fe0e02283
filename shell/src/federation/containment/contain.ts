import { containAddress } from './address';
import { containListeners } from './listeners';
import { containMadeStyles, removeMadeStyles, restoreMadeStyles } from './madeStyles';
import { containNodes, removeNodes } from './nodes';
import { containObservers, disconnectObservers } from './observers';
import { containedOf, type Contained, type Leftover } from './owner';
import { containStorage } from './storage';
import { containTimers } from './timers';
import { loadUnreleased, unreleased } from './unreleased';

/** A remote's modules set up a few things; more than this is a leak, and the oldest are dropped. */
const MOST_KEPT = 50;

let installed = false;

/** Runs once, before the first remote loads: by then the site has made its own changes to built-ins. */
function install(): void {
  if (installed) return;
  installed = true;
  containListeners();
  containTimers();
  containObservers();
  containNodes();
  containMadeStyles();
  containStorage();
  containAddress();
}

function warn({ name }: Contained, left: readonly string[]): void {
  if (left.length === 0) return;
  const counts = new Map<string, number>();
  for (const what of left) counts.set(what, (counts.get(what) ?? 0) + 1);
  const counted = [...counts].map(([what, count]) => (count > 1 ? `${what} (${count} times)` : what));
  console.warn(`${name} left behind what the site has cleared away: ${counted.join(', ')}.`);
}

function resume(owner: Contained): void {
  const again: Leftover[] = owner.suspended;
  owner.suspended = [];
  for (const leftover of again) {
    leftover.start?.();
    owner.leftovers.add(leftover);
  }
  restoreMadeStyles(owner);
}

function restore(): void {
  const changed = unreleased()?.restoreBuiltIns() ?? [];
  if (changed.length > 0) console.warn(`A remote changed what every page builds on; it was put back: ${changed.join(', ')}.`);
}

function clearAway(owner: Contained): void {
  const left = [...owner.leftovers];
  owner.leftovers.clear();
  for (const { stop } of left) stop();
  owner.suspended = left.filter(({ start }) => start).slice(-MOST_KEPT);
  disconnectObservers(owner);
  removeMadeStyles(owner);
  const nodes = Array.from({ length: removeNodes(owner) }, () => 'an element');
  restore();
  warn(owner, [...left.filter(({ start }) => !start).map(({ what }) => what), ...nodes]);
}

export interface Containment {
  /** Called when its modules have been evaluated and a page of it is about to be mounted. */
  mounting: () => void;
  /** Called when its page was removed, or never appeared. A second call does nothing. */
  end: () => void;
}

/** Prepares to contain an unreleased remote, before any of its files is requested. */
export async function prepareForUnreleased(): Promise<void> {
  await loadUnreleased();
  install();
  unreleased()?.keepBuiltIns();
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
  // The previous page may still be unmounting: the next one must not run on what it changed.
  restore();
  const owner = containedOf(name, folder);
  if (owner.active === 0) resume(owner);
  owner.active += 1;
  let ended = false;
  return {
    mounting() {
      owner.mounting = true;
      restore();
    },
    end() {
      if (ended) return;
      ended = true;
      owner.active -= 1;
      owner.endedAt = performance.now();
      // The same version is being mounted again: what is new cannot be distinguished from what is left over.
      if (owner.active === 0) clearAway(owner);
    },
  };
}
