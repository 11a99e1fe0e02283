import type { Version } from 'shared-kit/rules/remote/registry';

/** Why a version is not shown, as a message. */
export interface Failure {
  release: Version;
  reason: string;
}

/** What a frame shows: a skeleton, the remote's page, or why there is none. */
export interface FrameState {
  phase: 'loading' | 'shown' | 'failed';
  /** How many times this frame was started. */
  round: number;
  /** Versions that failed here: the next round skips them. */
  excluded: readonly string[];
  /** Consecutive crashes of a page that was visible. */
  crashes: number;
  /** The version on the screen. */
  release: Version | null;
  /** The first failure since the person last opened this page; shown when no version is left to try. */
  failure: Failure | null;
  /** Something that the page started has failed, while the page itself still works. */
  uncaughtError: Failure | null;
}

export type FrameEvent =
  | { type: 'mounted'; release: Version }
  | ({ type: 'exhausted' } & Failure)
  /** The page broke; `wasSeen` if the person may already have typed into it. */
  | ({ type: 'crashed'; wasSeen: boolean } & Failure)
  | ({ type: 'uncaughtError' } & Failure)
  | { type: 'retried' }
  | { type: 'navigated' };

export const INITIAL_STATE: FrameState = {
  phase: 'loading',
  round: 0,
  excluded: [],
  crashes: 0,
  release: null,
  failure: null,
  uncaughtError: null,
};

/** After this many crashes of a visible page, 'Try again' uses the previous version. */
const MAX_CRASHES = 2;

const restarted = (state: FrameState): FrameState => ({
  ...state,
  phase: 'loading',
  round: state.round + 1,
  failure: null,
  uncaughtError: null,
});

/** @returns whether 'Try again' has anything to do */
export const canRetry = ({ phase, uncaughtError }: FrameState): boolean => phase === 'failed' || uncaughtError !== null;

function reduceCrash(state: FrameState, { release, reason, wasSeen }: Failure & { wasSeen: boolean }): FrameState {
  const failure = state.failure ?? { release, reason };
  // The page has not been seen yet, so nothing is lost: the previous version takes over automatically.
  if (!wasSeen) return { ...restarted(state), failure, excluded: [...state.excluded, release.version] };
  const crashes = state.crashes + 1;
  const excluded = crashes >= MAX_CRASHES ? [...state.excluded, release.version] : state.excluded;
  return { ...state, phase: 'failed', failure: { release, reason }, crashes, excluded, uncaughtError: null };
}

/**
 * The life cycle of a remote's frame (architecture, Federation 4). `retried` is 'Try again'; `navigated` is another
 * page of the same remote, which is tried again after a crash.
 */
export function frameReducer(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'mounted':
      return { ...state, phase: 'shown', release: event.release };
    case 'exhausted':
      return {
        ...state,
        phase: 'failed',
        failure: state.failure ?? { release: event.release, reason: event.reason },
        excluded: [],
      };
    case 'crashed':
      return reduceCrash(state, event);
    case 'uncaughtError':
      return state.phase === 'shown' ? { ...state, uncaughtError: { release: event.release, reason: event.reason } } : state;
    case 'retried':
      return canRetry(state) ? restarted(state) : state;
    case 'navigated':
      return state.phase === 'failed'
        ? { ...restarted(state), crashes: 0, excluded: [] }
        : { ...state, crashes: 0, failure: null, uncaughtError: null };
  }
}
