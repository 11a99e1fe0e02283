import { forwardRef } from 'react';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { feedback as feedbackCss } from 'shared-kit/ui/frameStyles';
import { fieldId } from 'shared-kit/ui/input/fieldContext';

export interface ErrorSummaryProps {
  /** In the order of the form. `name` is the Field's name; `label` its visible label. */
  errors: ReadonlyArray<{ name: string; label: string; text: string }>;
}

/**
 * The errors of a form in one list; each links to its field. Focus it after a refused save (it has tabindex -1). Screen readers
 * read all of it when it appears, and later only how many errors are left: people hear it while they type, and fields announce
 * their own errors.
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary({ errors }, ref) {
  if (errors.length === 0) return null;
  const heading = `There ${errors.length === 1 ? 'is 1 thing' : `are ${errors.length} things`} to put right`;
  return (
    <Notice ref={ref} tone="danger" title={heading} tabIndex={-1} aria-live="polite" aria-atomic={false}>
      <ul className={feedbackCss.list} aria-live="off">
        {errors.map(({ name, label, text }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                const element = document.getElementById(fieldId(name));
                // The id of a rich text belongs to the element around its toolbar and editor.
                const field = element?.querySelector<HTMLElement>('[contenteditable=true]') ?? element;
                if (!field) return;
                event.preventDefault();
                field.focus({ preventScroll: true });
                field.scrollIntoView({ block: 'center' });
              }}
            >
              {label}: {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
});
