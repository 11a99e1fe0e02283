import { useState, type ReactElement } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface Announcement {
  text: string;
  /** Counts the announcements: a sentence that is the same as the last one is announced as well. */
  count: number;
}

/**
 * What only screen readers say.
 * @returns the live region, to be rendered from the start, and what announces a sentence in it
 */
export function useAnnouncement(): [region: ReactElement, announce: (text: string) => void] {
  const [{ text, count }, setAnnouncement] = useState<Announcement>({ text: '', count: 0 });
  const region = (
    <VisuallyHidden role="status">
      <span key={count}>{text}</span>
    </VisuallyHidden>
  );
  return [region, (next) => setAnnouncement((last) => ({ text: next, count: last.count + 1 }))];
}
