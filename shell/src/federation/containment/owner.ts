/** Something that a remote set up outside its own element. */
export interface Leftover {
  /** For the console, `a listener for resize`. */
  what: string;
  stop: () => void;
  /** Sets it up again; only for what a module sets up once, when it is evaluated. */
  start?: () => void;
}

/** What is known of one version of a remote, by the folder that its scripts come from. */
export interface Contained {
  name: string;
  /** Complete address of the folder, with a closing slash. */
  folder: string;
  /** How many mounts of it are on the page or in progress. */
  active: number;
  /** Its modules have been evaluated: what comes from now on belongs to a page of it. */
  mounting: boolean;
  /** When it was left, by the page's own clock. */
  endedAt: number;
  leftovers: Set<Leftover>;
  /** What its modules set up, while it is not on the page. */
  suspended: Leftover[];
}

/** What browsers with the engine of Chromium have, and newer ones of the others. */
interface Traces {
  captureStackTrace?: ((on: { stack: string }, above: Patched) => void) | undefined;
  stackTraceLimit?: number | undefined;
}
const traces: ErrorConstructor & Traces = Error;

// A remote could change them, so they are saved before any remote runs.
const { captureStackTrace } = traces;
const now = performance.now.bind(performance);

const known = new Map<string, Contained>();

/** @returns the record for a folder, for the lifetime of the page */
export function containedOf(name: string, folder: string): Contained {
  const found = known.get(folder);
  if (found) return found;
  const made: Contained = { name, folder, active: 0, mounting: false, endedAt: now(), leftovers: new Set(), suspended: [] };
  known.set(folder, made);
  return made;
}

/** @returns everything that was ever contained on this page */
export const everyContained = (): Iterable<Contained> => known.values();

/** @returns the remote that an address belongs to; null for the site's own */
export function ownerOf(address: string): Contained | null {
  for (const one of known.values()) if (address.startsWith(one.folder)) return one;
  return null;
}

const ADDRESS = /https?:\/\/[^\s)]+(?=:\d+:\d+)/g;

/** A function that replaces a built-in. */
export type Patched = (...args: never[]) => unknown;

function addressesAbove(patched: Patched, frames: number): string[] {
  // Without it the caller cannot be determined, and nothing is contained.
  if (!captureStackTrace) return [];
  const before = traces.stackTraceLimit;
  traces.stackTraceLimit = frames;
  const at = { stack: '' };
  captureStackTrace(at, patched);
  traces.stackTraceLimit = before;
  // Awaited functions are listed too, but are not callers.
  return at.stack.replaceAll(/^.* async .*$/gm, '').match(ADDRESS) ?? [];
}

/**
 * Who called a function that replaces a built-in: only the immediate caller counts, so that what the site does on behalf of a
 * remote (draw it, show its dialog) stays the site's own.
 * @param patched the function itself
 * @returns null for the site's own code
 */
export function callerOf(patched: Patched): Contained | null {
  const [address] = addressesAbove(patched, 2);
  return address === undefined ? null : ownerOf(address);
}

/**
 * Whether this is part of a module that is being evaluated, not of a page: before the first page, or with nothing but the
 * remote's own code on the stack. What a page does is called by React or by single-spa, which have the site's scripts.
 */
export const isSetUpOnce = (patched: Patched, owner: Contained): boolean =>
  !owner.mounting || addressesAbove(patched, 60).every((address) => address.startsWith(owner.folder));

/** How long a remote may continue to finish its work after it was left, in milliseconds. */
const GRACE = 5000;

/** @returns whether a remote may still start something */
export const mayBegin = ({ active, endedAt }: Contained): boolean => active > 0 || now() - endedAt < GRACE;
