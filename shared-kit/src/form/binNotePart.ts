import { lazyPart } from '../ui/lazyPart';
import type { BinNoteProps } from './BinNote';

/** Loaded when something turns out to be missing. */
export const binNote = lazyPart<BinNoteProps & { small?: boolean }>(() => import('./BinNote').then((module) => module.BinNote));
