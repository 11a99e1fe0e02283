/** Something that a remote has set up outside its own element. */
export interface Leftover {
  /** For the console: `a listener for resize`. */
  description: string;
  stop: () => void;
  /** Sets it up again; only for what a module sets up once, when it is evaluated. */
  start?: () => void;
}

/** What is known about one version of a remote, identified by the folder that its scripts come from. */
export interface ContainedRemote {
  name: string;
  /** Complete address of the folder, with a closing slash. */
  folder: string;
  /** How many mounts of it are on the page or in progress. */
  mountCount: number;
  /** Whether its modules have been evaluated: what it sets up from then on belongs to one of its pages. */
  isEvaluated: boolean;
  /** When its last page was left, in milliseconds since this page was opened. */
  endedAt: number;
  leftovers: Set<Leftover>;
  /** What its modules set up; held here while the remote is not on the page. */
  suspended: Leftover[];
}

/** Available in Chromium and in newer versions of the other browsers. */
interface StackTraceApi {
  captureStackTrace?: ((target: { stack: string }, above: Patched) => void) | undefined;
  stackTraceLimit?: number | undefined;
}
const stackTraces: ErrorConstructor & StackTraceApi = Error;

// A remote could change them, so they are saved before any remote runs.
const { captureStackTrace } = stackTraces;
const now = performance.now.bind(performance);

const remotes = new Map<string, ContainedRemote>();

/** @returns the record for a folder, for the lifetime of the page */
export function containedRemoteOf(name: string, folder: string): ContainedRemote {
  const found = remotes.get(folder);
  if (found) return found;
  const created: ContainedRemote = {
    name,
    folder,
    mountCount: 0,
    isEvaluated: false,
    endedAt: now(),
    leftovers: new Set(),
    suspended: [],
  };
  remotes.set(folder, created);
  return created;
}

/** Forgets something that a remote has ended itself. */
export function forgetLeftover(owner: ContainedRemote, leftover: Leftover): void {
  owner.leftovers.delete(leftover);
  owner.suspended = owner.suspended.filter((other) => other !== leftover);
}

/** @returns everything that was ever contained on this page */
export const allContained = (): Iterable<ContainedRemote> => remotes.values();

/** @returns the remote that an address belongs to; null for the site's own */
export function ownerOf(address: string): ContainedRemote | null {
  for (const remote of remotes.values()) if (address.startsWith(remote.folder)) return remote;
  return null;
}

const ADDRESS = /https?:\/\/[^\s)]+(?=:\d+:\d+)/g;

/** A function that replaces a built-in. */
export type Patched = (...args: never[]) => unknown;

function addressesAbove(patched: Patched, frames: number): string[] {
  // Without it the caller cannot be determined, and nothing is contained.
  if (!captureStackTrace) return [];
  const limit = stackTraces.stackTraceLimit;
  stackTraces.stackTraceLimit = frames;
  const trace = { stack: '' };
  captureStackTrace(trace, patched);
  stackTraces.stackTraceLimit = limit;
  // Awaited functions are listed too, but are not callers.
  return trace.stack.replaceAll(/^.* async .*$/gm, '').match(ADDRESS) ?? [];
}

/**
 * Who called a function that replaces a built-in: only the immediate caller counts, so that what the site does on behalf of a
 * remote (draw it, show its dialog) stays the site's own.
 * @param patched the function itself
 * @returns null for the site's own code
 */
export function callerOf(patched: Patched): ContainedRemote | null {
  const [address] = addressesAbove(patched, 2);
  return address === undefined ? null : ownerOf(address);
}

/**
 * Whether this is part of a module that is being evaluated, not of a page: before the first page, or with nothing but the
 * remote's own code on the stack. What a page does is called by React or by single-spa, which have the site's scripts.
 */
export const isModuleSetup = (patched: Patched, owner: ContainedRemote): boolean =>
  !owner.isEvaluated || addressesAbove(patched, 60).every((address) => address.startsWith(owner.folder));

/** How long a remote may continue to finish its work after it was left, in milliseconds. */
const GRACE_PERIOD = 5000;

/** @returns whether a remote may still start something */
export const mayStartWork = ({ mountCount, endedAt }: ContainedRemote): boolean =>
  mountCount > 0 || now() - endedAt < GRACE_PERIOD;
