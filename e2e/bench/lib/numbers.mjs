/** @returns {number} the value below which a fraction of the values lies, such as 0.95 for p95 */
export function quantile(values, fraction) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))];
}

export const median = (values) => quantile(values, 0.5);
