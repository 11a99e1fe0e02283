/** Said beside what stays although it could not be loaded again. */
export const OUTDATED = 'This could not be loaded again and may be out of date.';
