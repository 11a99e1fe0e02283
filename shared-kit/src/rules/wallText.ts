import { momentText } from './dates';
import { isWallTime } from './instant';

/** A wall time `YYYY-MM-DDTHH:mm:ss` in a sentence: Dec 25, 2026, 11:45 PM; '' for anything else. */
export const wallText = (wall: string | null | undefined): string => (isWallTime(wall) ? momentText(`${wall}.000Z`, 'UTC') : '');

/** A plain date `YYYY-MM-DD` in a sentence: Dec 25, 2026; '' for anything else. */
export const plainDateText = (date: string | null | undefined): string => wallText(`${date}T00:00:00`).replace(/, [^,]*$/, '');
