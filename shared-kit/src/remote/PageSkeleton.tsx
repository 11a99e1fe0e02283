import type { CSSProperties } from 'react';

/** Inline styles instead of a stylesheet: this is all a remote shows before its page, and they save a request. */
const bar = (width: string, height: number | string): CSSProperties => ({
  width,
  height,
  borderRadius: 'var(--r-2)',
  background: 'var(--skeleton)',
  // Visible only with forced colours.
  outline: '1px solid transparent',
});

/** The placeholder for a page that is still loading. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading" style={{ display: 'grid', gap: 'var(--s-4)' }}>
      <div style={bar('40%', 32)} />
      <div style={bar('60%', 'var(--control-h)')} />
      <div style={bar('100%', 320)} />
    </div>
  );
}
