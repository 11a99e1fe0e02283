import { useId, type ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { FieldStack } from 'shared-kit/ui/input/layout';
import { page as css } from 'shared-kit/ui/frameStyles';

export interface SectionProps {
  /** Anchor for the section navigator. */
  id?: string;
  title: string;
  /** A small note to the right of the title (a time zone). */
  note?: ReactNode;
  children: ReactNode;
}

/** A titled part of a form or page, with its fields in a column. */
export function Section({ id, title, note, children }: SectionProps) {
  const generatedId = useId();
  const headingId = `${id ?? generatedId}-heading`;
  return (
    <section className={classes(css.panel, css.padded, css.section)} id={id} aria-labelledby={headingId} tabIndex={-1}>
      <div className={css.sectionHead}>
        <h2 id={headingId}>{title}</h2>
        {note && <span className={css.note}>{note}</span>}
      </div>
      <FieldStack>{children}</FieldStack>
    </section>
  );
}
