import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from 'shared-kit/rules/limits';
import { useLatest } from '../useLatest';

interface Found<Option> {
  state: 'searching' | 'found' | 'failed';
  options: Option[];
  /** What was searched for; undefined before the first answer. */
  text?: string;
}

/**
 * Searches when the typing pauses (P-195), and at once for an empty text.
 * @param search its signal aborts when the text changes; a rejection is the state 'failed'
 * @returns what was found; `chooseFirst` searches without waiting for the pause and chooses the first option found, `keepAll` no
 * longer does
 */
export function useFound<Option>(
  text: string,
  search: (text: string, signal: AbortSignal) => Promise<Option[]>,
  choose: (option: Option) => void,
) {
  const [found, setFound] = useState<Found<Option>>({ state: 'searching', options: [] });
  const latest = useLatest({ search, choose });
  const begin = useRef<() => void>();
  const choosesFirst = useRef(false);

  useEffect(() => {
    const abort = new AbortController();
    choosesFirst.current = false;
    const show = (state: Found<Option>['state'], options: Option[]) => {
      if (abort.signal.aborted) return;
      setFound({ state, options, text });
      if (choosesFirst.current && options[0]) latest.current.choose(options[0]);
    };
    let begun = false;
    begin.current = () => {
      if (begun) return;
      begun = true;
      latest.current.search(text, abort.signal).then(
        (options) => show('found', options),
        () => show('failed', []),
      );
    };
    const timer = setTimeout(begin.current, text ? SEARCH_DEBOUNCE_MS : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, latest]);

  return {
    found,
    chooseFirst: () => {
      choosesFirst.current = true;
      begin.current?.();
    },
    keepAll: () => {
      choosesFirst.current = false;
    },
  };
}
