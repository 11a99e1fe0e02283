/**
 * Sorts rows into groups, reading each row once, so that the groups of a page of rows cost no more than the rows in them.
 * @returns the rows of each key in their order; no entry for a key without rows
 */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
