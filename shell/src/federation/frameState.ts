import type { Version } from 'shared-kit/rules/remote/registry';

/** A message about why a version is not shown. */
export interface Failure {
  release: Version;
  reason: string;
}

/** What a frame shows: a skeleton, the remote's page, or a sentence about why there is none. */
export interface FrameState {
  phase: 'loading' | 'shown' | 'failed';
  /** How often this frame was started. */
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
  stumble: Failure | null;
}

export type FrameEvent =
  | { type: 'mounted'; release: Version }
  | ({ type: 'exhausted' } & Failure)
  /** The page broke; `shown` when the person has seen it before, and may have typed into it. */
  | ({ type: 'crashed'; shown: boolean } & Failure)
  | ({ type: 'stumbled' } & Failure)
  | { type: 'again' }
  | { type: 'moved' };

export const FIRST: FrameState = {
  phase: 'loading',
  round: 0,
  excluded: [],
  crashes: 0,
  release: null,
  failure: null,
  stumble: null,
};

/** After this many crashes in use, 'Try again' uses the previous version. */
const CRASHES_BEFORE_STEPPING_BACK = 2;

const restarted = (state: FrameState): FrameState => ({
  ...state,
  phase: 'loading',
  round: state.round + 1,
  failure: null,
  stumble: null,
});

function crashed(state: FrameState, { release, reason, shown }: Failure & { shown: boolean }): FrameState {
  const failure = state.failure ?? { release, reason };
  // The page has not been seen yet, so nothing is lost: the previous version takes over automatically.
  if (!shown) return { ...restarted(state), failure, excluded: [...state.excluded, release.version] };
  const crashes = state.crashes + 1;
  const excluded = crashes >= CRASHES_BEFORE_STEPPING_BACK ? [...state.excluded, release.version] : state.excluded;
  return { ...state, phase: 'failed', failure: { release, reason }, crashes, excluded, stumble: null };
}

/**
 * The life of a remote's frame (architecture, Federation 4). `again` is 'Try again'; `moved` is another page of the same remote,
 * which is tried again after a crash.
 */
export function frameState(state: FrameState, event: FrameEvent): FrameState {
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
      return crashed(state, event);
    case 'stumbled':
      return state.phase === 'shown' ? { ...state, stumble: { release: event.release, reason: event.reason } } : state;
    case 'again':
      return state.phase === 'failed' || state.stumble ? restarted(state) : state;
    case 'moved':
      return state.phase === 'failed'
        ? { ...restarted(state), crashes: 0, excluded: [] }
        : { ...state, crashes: 0, failure: null, stumble: null };
  }
}
