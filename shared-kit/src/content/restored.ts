/** What the API says about an item that it has restored. */
export interface Restored {
  /** What no longer exists, each in a sentence. */
  leftOut: readonly { message: string }[];
}

/** What something had to be restored without, in sentences; empty if nothing is missing. */
export const missingText = ({ leftOut }: Restored): string => leftOut.map(({ message }) => message).join(' ');
