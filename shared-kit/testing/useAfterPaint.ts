/** Replaces the hook that waits for the screen: all is there at once. @returns true */
export const useAfterPaint = (): boolean => true;
