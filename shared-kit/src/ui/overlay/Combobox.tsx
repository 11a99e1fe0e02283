import { Combobox as Base } from '@base-ui/react/combobox';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { input as inputCss, overlay as css } from 'shared-kit/ui/frameStyles';
import { isComposing } from '../input/isComposing';
import { portalContainer } from './portalContainer';
import { useSearchResults } from './useSearchResults';

export interface ComboboxOption {
  key: string;
  label: string;
  /** A small note on the right ('Hotel'). */
  note?: string;
}

export interface ComboboxProps<Option extends ComboboxOption> {
  /** Accessible name, and the placeholder unless `placeholder` is given ('Go to a Property...'). */
  label: string;
  placeholder?: string;
  /**
   * Finds the options for what is typed, 500 ms after the last key (P-195); the signal aborts when the typing continues.
   * Rejections are shown as `failedText`.
   */
  search(text: string, signal: AbortSignal): Promise<Option[]>;
  onChoose(option: Option): void;
  /** How many results are listed; if `search` finds more, the list says so. */
  maxShown?: number;
  emptyText?: string;
  failedText?: string;
  /** Takes the focus when it appears, for a box that the person opened. */
  focusOnOpen?: boolean;
  /** The state of the plain box that was here while this code was loading. */
  start?: { text: string; focus: boolean; open: boolean };
  className?: string | undefined;
}

/**
 * A text box that searches for one of many options while the person types. Includes the code of the list: load it with `lazyPart`
 * where it is not needed from the start.
 */
export function Combobox<Option extends ComboboxOption>({
  label,
  placeholder = label,
  search,
  onChoose,
  maxShown = Infinity,
  emptyText = 'Nothing found',
  failedText = 'The list could not be loaded. Type again to try again.',
  focusOnOpen,
  start,
  className,
}: ComboboxProps<Option>) {
  const [text, setText] = useState(start?.text ?? '');
  const [container, setContainer] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (focusOnOpen) box.current?.focus();
  }, [focusOnOpen]);

  const [initial] = useState(start);
  // Runs before the next key press, which would otherwise be lost between the two boxes.
  useLayoutEffect(() => {
    if (!initial?.focus) return;
    box.current?.focus();
    if (!initial.open) return;
    setContainer(portalContainer(box.current));
    setOpen(true);
  }, [initial]);

  const choose = (option: Option) => {
    setText('');
    setOpen(false);
    onChoose(option);
  };
  const { results, repeat, chooseFirst, cancelChoice } = useSearchResults(text, search, choose);

  const close = () => {
    cancelChoice();
    setOpen(false);
  };

  const isEmpty = results.state === 'found' && results.options.length === 0;
  const isCut = results.options.length > maxShown;
  const cutText = `Only the first ${maxShown} are shown. Type more of the name to find the others.`;
  const status = results.state === 'failed' ? failedText : isEmpty ? emptyText : isCut ? cutText : null;
  return (
    <Base.Root<Option>
      items={isCut ? results.options.slice(0, maxShown) : results.options}
      filter={null}
      open={open}
      onOpenChange={(next) => {
        setContainer(portalContainer(box.current));
        if (!next) return close();
        // The list of an empty box may be as old as the page.
        repeat();
        setOpen(true);
      }}
      value={null}
      inputValue={text}
      autoHighlight
      itemToStringLabel={(option) => option.label}
      // The library writes the chosen name into the box; here a choice ends the search instead.
      onInputValueChange={(next, { reason }) => setText(reason === 'item-press' ? '' : next)}
      onValueChange={(option) => {
        if (option) onChoose(option);
      }}
    >
      <Base.Input
        ref={box}
        className={classes(inputCss.input, className)}
        aria-label={label}
        placeholder={placeholder}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          // Otherwise Enter sends the form around the box, also when there is nothing to choose.
          event.preventDefault();
          // The library marks an option only after a key press in this box, not for a text that was typed before its code had loaded.
          const isMarked = event.currentTarget.hasAttribute('aria-activedescendant');
          if (!open || (results.text === text && (isMarked || !text.trim()))) return;
          event.preventBaseUIHandler();
          chooseFirst();
        }}
      />
      {open && <Popup container={container} isBusy={results.text !== text} status={status} />}
    </Base.Root>
  );
}

function Popup({ container, isBusy, status }: { container: HTMLElement | undefined; isBusy: boolean; status: string | null }) {
  return (
    <Base.Portal container={container}>
      <Base.Positioner className={css.positioner} sideOffset={6} align="start" collisionPadding={8}>
        {/* Not the library's Popup: it hides the rest of the page from screen readers while the list is open. */}
        {/* A press on the status or the scrollbar would take the focus from the box, and that closes the list. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className={classes(css.menu, css.options)} onMouseDown={(event) => event.preventDefault()} aria-busy={isBusy}>
          <Base.Status className={css.status}>{status}</Base.Status>
          <Base.List>
            {(option: ComboboxOption) => (
              <Base.Item key={option.key} value={option} className={css.item}>
                <span className={css.optionLabel} dir="auto">
                  {option.label}
                </span>
                {option.note && <small className={css.optionNote}>{option.note}</small>}
              </Base.Item>
            )}
          </Base.List>
        </div>
      </Base.Positioner>
    </Base.Portal>
  );
}
