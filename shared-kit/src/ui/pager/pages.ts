/** The page numbers to offer: the first, the last and those around the current one; null where numbers are left out. */
export function pagesToOffer(page: number, totalPages: number): Array<number | null> {
  const candidates = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages);
  const numbers = [...new Set(candidates)].sort((a, b) => a - b);
  return numbers.flatMap((n, i) => {
    const previous = numbers[i - 1] ?? n - 1;
    if (n - previous === 1) return [n];
    // An ellipsis for a single number would take as much room as the number.
    return n - previous === 2 ? [n - 1, n] : [null, n];
  });
}
