import { useState, type ReactElement } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface Announcement {
  text: string;
  /** Counts the announcements, so that a sentence that repeats the last one is announced too. */
  count: number;
}

/**
 * Announcements for screen readers only.
 * @returns the live region, to be rendered from the start, and a function that announces a sentence in it
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
