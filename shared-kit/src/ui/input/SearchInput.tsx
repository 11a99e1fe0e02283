import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from 'shared-kit/rules/limits';
import { classes } from 'shared-kit/ui/classes';
import { IconButton } from 'shared-kit/ui/button/IconButton';
import { CloseIcon, SearchIcon } from 'shared-kit/ui/icons/icons';
import { input as css } from 'shared-kit/ui/frameStyles';
import { useLatest } from 'shared-kit/ui/useLatest';
import { isComposing } from './isComposing';

export interface SearchInputProps {
  /** Accessible name, and the placeholder unless `placeholder` is given. */
  label: string;
  placeholder?: string;
  /** The current search text; a change from outside replaces what is typed. */
  value: string;
  /** Called with the text after 500 ms without a key, and at once on Enter or on clearing; never with the current value. */
  onSearch(text: string): void;
  className?: string | undefined;
}

/** A search box that waits until the typing pauses (document 1 §4, P-195). */
export function SearchInput({ label, placeholder = label, value, onSearch, className }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const box = useRef<HTMLInputElement>(null);
  const search = useLatest(onSearch);

  if (lastValue !== value) {
    setLastValue(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => search.current(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, search]);

  const clear = () => {
    setText('');
    if (value !== '') onSearch('');
    box.current?.focus();
  };
  return (
    <span className={classes(css.wrap, className)}>
      <SearchIcon />
      <input
        ref={box}
        className={classes(css.input, css.search)}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            if (text !== value) onSearch(text);
          } else if (event.key === 'Escape' && text) {
            event.preventDefault();
            event.stopPropagation();
            clear();
          }
        }}
      />
      {text && <IconButton className={css.clear} label={`Clear: ${label}`} icon={<CloseIcon size={14} />} onClick={clear} />}
    </span>
  );
}
