/** @returns whether the person works by touch, where a field that has the focus raises the keyboard over the page */
export const byFinger = (): boolean => matchMedia('(pointer: coarse)').matches;
