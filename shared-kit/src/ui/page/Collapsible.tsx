import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { NextIcon } from 'shared-kit/ui/icons/icons';
import css from './Page.module.css';

export interface CollapsibleProps {
  title: ReactNode;
  /** Small words at the right ('3 of 12'). */
  note?: ReactNode;
  /** Open at first; nothing unless told. */
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A part that opens and closes. What is inside is kept while closed, so nothing typed is lost. */
export function Collapsible({ title, note, defaultOpen = false, children }: CollapsibleProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <div className={css.panel}>
      <button type="button" className={css.collapse} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <NextIcon />
        <span>{title}</span>
        {note && <span className={css.note}>{note}</span>}
      </button>
      <div id={id} className={css.collapsed} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
