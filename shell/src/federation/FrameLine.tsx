import { Notice } from 'shared-kit/ui/feedback/Notice';
import type { LineState } from './line';
import { useLine } from './useLine';

const SENTENCES: Record<Exclude<LineState, 'fine'>, string> = {
  slow: 'The connection is slow. This page is still on its way.',
  offline: 'You are offline. This page comes by itself when the connection is back.',
};

/** Says why a page is not there yet, while files of it are on their way. */
export function FrameLine() {
  const line = useLine();
  // The place is there from the start: what is put into it later is read out.
  return <div role="status">{line !== 'fine' && <Notice>{SENTENCES[line]}</Notice>}</div>;
}
