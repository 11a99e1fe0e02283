import type { Version } from 'shared-kit/rules/remote/registry';

/** Why a version is not on the screen, in a sentence. */
export interface Failure {
  release: Version;
  reason: string;
}

/** What a frame shows: a skeleton, the remote's page, or a sentence about why there is none. */
export interface FrameState {
  phase: 'loading' | 'shown' | 'failed';
  /** How often this frame was started. */
  round: number;
  /** Versions that broke here: the next round leaves them out. */
  excluded: readonly string[];
  /** Crashes in a row of a page that was on the screen. */
  crashes: number;
  /** The version on the screen. */
  release: Version | null;
  /** What went wrong first since the person last asked for this page; the sentence when nothing is left to try. */
  failure: Failure | null;
  /** Something that the page began did not work, while the page itself stands. */
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

/** A page that broke this often while it was in use is taken from the version before, when the person tries again. */
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
  // Nobody has seen this page yet, so nothing is lost: the version before takes over by itself.
  if (!shown) return { ...restarted(state), failure, excluded: [...state.excluded, release.version] };
  const crashes = state.crashes + 1;
  const excluded = crashes >= CRASHES_BEFORE_STEPPING_BACK ? [...state.excluded, release.version] : state.excluded;
  return { ...state, phase: 'failed', failure: { release, reason }, crashes, excluded, stumble: null };
}

/**
 * The life of a remote's frame (architecture, Federation 4). `again` is 'Try again'; `moved` is another page of the same
 * remote, which gets its own chance after a crash.
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
