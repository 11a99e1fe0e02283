import { useSyncExternalStore } from 'react';
import { lineState, onLineChange, type LineState } from './line';

/** @returns how the line is while something of a remote is on its way */
export const useLine = (): LineState => useSyncExternalStore(onLineChange, lineState);
