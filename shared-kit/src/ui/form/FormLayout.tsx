import type { ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import css from './Form.module.css';

/** Navigator on the left, fields in one column, preview on the right, or below if there is no room. */
export function FormLayout({ nav, preview, children }: { nav: ReactNode; preview?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes(css.layout, Boolean(preview) && css.withPreview)}>
      {nav}
      <div className={css.fields}>{children}</div>
      {preview && <div className={css.preview}>{preview}</div>}
    </div>
  );
}
