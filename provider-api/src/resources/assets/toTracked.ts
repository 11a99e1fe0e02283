/** An asset as its history knows it: its tags, which are stored in separate tables, are one of its fields. */
export const toTracked = <Row extends object>(row: Row, names: readonly string[]) => ({ ...row, tags: [...names].sort() });
