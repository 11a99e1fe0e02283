import type { ReactNode } from 'react';

/** One line of a value: what it is called, and what it is. */
type ShownLine = readonly [label: string, value: ReactNode];

/** Stands for a value that nobody has given. */
export const EMPTY = <em>(empty)</em>;

export const yesOrNo = (value: unknown): string => (value ? 'Yes' : 'No');

/** A value of several parts as something to read, a line for each; what is false is left out. */
export const ShownLines = ({ lines }: { lines: readonly (ShownLine | false | undefined)[] }) =>
  lines.map(
    (line) =>
      line && (
        <div key={line[0]}>
          {line[0]}: {line[1] || EMPTY}
        </div>
      ),
  );
