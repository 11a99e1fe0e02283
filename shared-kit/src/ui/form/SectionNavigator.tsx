import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import { DownIcon } from 'shared-kit/ui/icons/icons';
import css from './Form.module.css';
import { useCurrentSection } from './useCurrentSection';

export interface FormSection {
  /** Id of the Section it leads to. */
  id: string;
  title: string;
  /** How many fields of the section have an error. */
  errors?: number;
}

export interface SectionNavigatorProps {
  sections: readonly FormSection[];
  /** Below the sections, stays in view with them; for a form with nothing to its right. */
  aside?: ReactNode;
}

const ErrorCount = ({ count }: { count: number }) => (
  <span className={css.flag}>
    <VisuallyHidden>Errors: </VisuallyHidden>
    {count}
  </span>
);

/**
 * The sections of a form: follows the scroll position and counts the errors of each. On narrow screens one line, 'Set an Image 3
 * of 7', that opens.
 */
export function SectionNavigator({ sections, aside }: SectionNavigatorProps) {
  const [current, scrollTo] = useCurrentSection(sections.map(({ id }) => id));
  const [open, setOpen] = useState(false);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const index = Math.max(
    0,
    sections.findIndex(({ id }) => id === current),
  );
  const errors = sections.reduce((sum, section) => sum + (section.errors ?? 0), 0);
  return (
    <nav className={classes(css.nav, open && css.open)} aria-label="Sections of this form">
      <button
        ref={button}
        type="button"
        className={css.disclose}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        onKeyDown={closeOnEscape}
      >
        {sections[index]?.title}{' '}
        <small>
          {index + 1} of {sections.length}
        </small>
        {errors > 0 && <ErrorCount count={errors} />}
        <DownIcon />
      </button>
      <ol className={css.sections} id={listId}>
        {sections.map(({ id, title, errors: errorCount = 0 }, i) => (
          <li key={id}>
            <a
              className={classes(css.link, errorCount > 0 && css.wrong)}
              href={`#${id}`}
              aria-current={i === index ? 'true' : undefined}
              onKeyDown={closeOnEscape}
              onClick={(event) => {
                event.preventDefault();
                setOpen(false);
                scrollTo(id);
              }}
            >
              {title}
              {errorCount > 0 && <ErrorCount count={errorCount} />}
            </a>
          </li>
        ))}
      </ol>
      {aside && <div className={css.aside}>{aside}</div>}
    </nav>
  );
}
