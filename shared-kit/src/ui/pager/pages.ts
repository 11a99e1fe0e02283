/** The page numbers to offer: the first, the last and those around the current one; null where numbers are left out. */
export function pagesToOffer(page: number, totalPages: number): Array<number | null> {
  const wanted = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((n, i) => {
    const before = numbers[i - 1] ?? n - 1;
    if (n - before === 1) return [n];
    // A gap of one number takes as much room as the number itself.
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}
