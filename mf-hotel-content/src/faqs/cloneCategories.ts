/** The choice of all source categories. */
export const ALL_CATEGORIES = 'all';
/** The target category that is created with the copies; its id is never sent, its name is (OP-100). */
export const NEW_CATEGORY = '0';
