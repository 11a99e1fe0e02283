import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from 'shared-kit/rules/limits';
import { useLatest } from '../useLatest';

interface Results<Option> {
  state: 'searching' | 'found' | 'failed';
  options: Option[];
  /** The text of the search; undefined before the first response. */
  text?: string;
}

/**
 * Searches when the typing pauses (P-195), and at once for an empty text.
 * @param search its signal aborts when the text changes; a rejection is the state 'failed'
 * @param choose called by `chooseFirst`
 * @returns the results; `repeat`, which searches again unless the search is still running; `chooseFirst`, which chooses the first
 *   option for the text, searching without waiting for the pause if the results are older; and `cancelChoice`, which cancels that
 */
export function useSearchResults<Option>(
  text: string,
  search: (text: string, signal: AbortSignal) => Promise<Option[]>,
  choose: (option: Option) => void,
) {
  const [results, setResults] = useState<Results<Option>>({ state: 'searching', options: [] });
  const [repeats, setRepeats] = useState(0);
  const latest = useLatest({ search, choose });
  const startSearch = useRef<() => void>();
  const choosesFirst = useRef(false);

  useEffect(() => {
    const abort = new AbortController();
    choosesFirst.current = false;
    const show = (state: Results<Option>['state'], options: Option[]) => {
      if (abort.signal.aborted) return;
      setResults({ state, options, text });
      if (choosesFirst.current && options[0]) latest.current.choose(options[0]);
    };
    let isStarted = false;
    startSearch.current = () => {
      if (isStarted) return;
      isStarted = true;
      latest.current.search(text, abort.signal).then(
        (options) => show('found', options),
        () => show('failed', []),
      );
    };
    const timer = setTimeout(startSearch.current, text ? SEARCH_DEBOUNCE_MS : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, repeats, latest]);

  return {
    results,
    repeat: () => {
      if (results.text === text) setRepeats(repeats + 1);
    },
    chooseFirst: () => {
      const [first] = results.text === text ? results.options : [];
      if (first) return choose(first);
      choosesFirst.current = true;
      startSearch.current?.();
    },
    cancelChoice: () => {
      choosesFirst.current = false;
    },
  };
}
