import { useId, useState, type ReactNode } from 'react';
import { NextIcon } from 'shared-kit/ui/icons/icons';
import { page as css } from 'shared-kit/ui/frameStyles';

export interface CollapsibleProps {
  title: ReactNode;
  /** A small note on the right ('3 of 12'). */
  note: ReactNode;
  /** Each new number reopens it: a save was refused because of something inside. */
  reveal?: number;
  /** Whether the title is a second-level heading, for a section of the page. */
  heading?: boolean;
  children: ReactNode;
}

/** A collapsible part, open at first. Its content stays mounted while closed, so that nothing typed is lost. */
export function Collapsible({ title, note, reveal = 0, heading = false, children }: CollapsibleProps) {
  const [open, setOpen] = useState(true);
  const [lastReveal, setLastReveal] = useState(reveal);
  const id = useId();
  if (reveal !== lastReveal) {
    setLastReveal(reveal);
    if (reveal > 0) setOpen(true);
  }
  const button = (
    <button type="button" className={css.collapse} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
      <NextIcon />
      <span>{title}</span>
      {note && <span className={css.note}>{note}</span>}
    </button>
  );
  return (
    <div className={css.panel}>
      {heading ? <h2 className={css.collapseHeading}>{button}</h2> : button}
      <div id={id} className={css.collapsed} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
