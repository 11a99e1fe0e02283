/**
 * The order of two texts of one format, such as moments: a number as `Array.sort` takes it. Names that people read are compared with
 * `localeCompare` instead, whose first use costs a page 30 ms.
 */
export const inTextOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);
