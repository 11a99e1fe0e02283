import type { ReactNode } from 'react';

/** One line of a value: what it is called, and what it is. */
type ShownLine = readonly [label: string, value: ReactNode];

/** Stands for a missing value. */
export const EMPTY = <em>(empty)</em>;

/** A switch or a box in words. */
export const yesOrNo = (value: unknown): string => (value ? 'Yes' : 'No');

/** The read-only view of a value with several parts, one line for each; false entries are left out. */
export const ShownLines = ({ lines }: { lines: readonly (ShownLine | false | undefined)[] }) =>
  lines.map(
    (line) =>
      line && (
        <div key={line[0]}>
          {line[0]}: {line[1] || EMPTY}
        </div>
      ),
  );
