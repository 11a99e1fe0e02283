/**
 * Compares two texts in the same format, such as instants, for `Array.sort`. Names that people read are compared with
 * `localeCompare` instead, whose first use costs a page 30 ms.
 */
export const inTextOrder = (a: string, b: string): number => Number(a > b) - Number(a < b);
