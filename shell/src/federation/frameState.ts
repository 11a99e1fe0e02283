import type { Version } from 'shared-kit/remote/registry';

/** What a frame shows: a skeleton, the remote's page, or a sentence about why there is none. */
export interface FrameState {
  phase: 'loading' | 'shown' | 'failed';
  /** How often this frame was started. */
  round: number;
  /** Crashes in a row; after the second one the next round leaves the version in use out. */
  crashes: number;
  /** The version on the screen, or the one that failed last. */
  release: Version | null;
  reason: string;
}

export type FrameEvent =
  | { type: 'mounted'; release: Version }
  | { type: 'exhausted'; release: Version; reason: string }
  | { type: 'crashed'; reason: string }
  | { type: 'again' }
  | { type: 'moved' };

export const FIRST: FrameState = { phase: 'loading', round: 0, crashes: 0, release: null, reason: '' };

const restarted = (state: FrameState): FrameState => ({ ...state, phase: 'loading', round: state.round + 1, reason: '' });

/**
 * The life of a remote's frame (architecture, Federation 4). `again` is 'Try again'; `moved` is another page of the same
 * remote, which gets its own chance after a crash.
 */
export function frameState(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'mounted':
      return { ...state, phase: 'shown', release: event.release, reason: '' };
    case 'exhausted':
      return { ...state, phase: 'failed', release: event.release, reason: event.reason };
    case 'crashed':
      return { ...state, phase: 'failed', crashes: state.crashes + 1, reason: event.reason };
    case 'again':
      return state.phase === 'failed' ? restarted(state) : state;
    case 'moved':
      return state.phase === 'failed' ? { ...restarted(state), crashes: 0 } : { ...state, crashes: 0 };
  }
}
