/** @returns whether the person uses touch, where focusing a field opens the on-screen keyboard */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
