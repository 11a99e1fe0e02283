import type { ReactNode } from 'react';

/** What a cell holds; decides its width, its alignment and its place on a card. */
export type ColumnKind = 'title' | 'text' | 'date' | 'status' | 'number' | 'control';

export interface Column<Row> {
  key: string;
  header: string;
  /** 'text' unless told. One column is the 'title': it names the row. */
  kind?: ColumnKind;
  /** The heading is spoken but not drawn. */
  hideHeader?: boolean;
  cell(row: Row): ReactNode;
}
