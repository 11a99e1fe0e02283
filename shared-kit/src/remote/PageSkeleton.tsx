import type { CSSProperties } from 'react';

/** Written here and not in a stylesheet: it is all that a remote would show before its page, and costs no request this way. */
const bar = (width: string, height: number | string): CSSProperties => ({
  width,
  height,
  borderRadius: 'var(--r-2)',
  background: 'var(--skeleton)',
});

/** Stands where a page will be while it is on its way. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading" style={{ display: 'grid', gap: 'var(--s-4)' }}>
      <div style={bar('40%', 32)} />
      <div style={bar('60%', 'var(--control-h)')} />
      <div style={bar('100%', 320)} />
    </div>
  );
}
