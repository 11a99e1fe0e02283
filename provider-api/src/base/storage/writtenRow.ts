/**
 * The row written by a statement that writes exactly one: a new row, or one that its transaction has locked.
 * @throws Error when it wrote none
 */
export function writtenRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The statement wrote no row.');
  return row;
}
