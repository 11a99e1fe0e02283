import type { PropsWithChildren } from 'react';
import { field as css } from 'shared-kit/ui/frameStyles';

/** Fields in a column, with the form's spacing. */
export const FieldStack = ({ children }: PropsWithChildren) => <div className={css.stack}>{children}</div>;

/** Two fields side by side; in a column on narrow screens. */
export const FieldRow = ({ children }: PropsWithChildren) => <div className={css.row}>{children}</div>;

/** An inset box for the options that belong to the field above it. */
export const FieldInset = ({ children }: PropsWithChildren) => (
  <div className={css.inset}>
    <div className={css.stack}>{children}</div>
  </div>
);
