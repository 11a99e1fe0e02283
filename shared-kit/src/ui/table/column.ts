import type { ReactNode } from 'react';

/** The kind of a cell's content; decides its width, alignment and position on a card. */
export type ColumnKind = 'title' | 'text' | 'date' | 'status' | 'number' | 'control';

export interface Column<Row> {
  key: string;
  header: string;
  /** Defaults to 'text'. One column is the 'title', which names the row. */
  kind?: ColumnKind;
  /** Whether the heading is only for screen readers. */
  hideHeader?: boolean;
  cell(row: Row): ReactNode;
}
