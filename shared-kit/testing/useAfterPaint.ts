/** Replaces the hook that waits for the first frame. @returns true */
export const useAfterPaint = (): boolean => true;
