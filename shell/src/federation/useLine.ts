import { useSyncExternalStore } from 'react';
import { lineState, onLineChange, type LineState } from './line';

/** @returns the state of the connection while something of a remote is loading */
export const useLine = (): LineState => useSyncExternalStore(onLineChange, lineState);
