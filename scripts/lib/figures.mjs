/**
 * One line of `npm run measure`.
 * @typedef {{name: string, value: number | string, target: string, holds: boolean, more: string}} Figure
 */

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** A figure with an upper limit. @returns {Figure} */
export const limitedFigure = (name, value, limit, more = '') => ({
  name,
  value,
  target: `≤ ${limit}`,
  holds: value <= limit,
  more,
});

/** A figure without a target. @returns {Figure} */
export const plainFigure = (name, value, more = '') => ({ name, value, target: '', holds: true, more });
