import type { ReactNode } from 'react';
import css from './Form.module.css';
import { useSpaceForBar } from './useSpaceForBar';

/** A bar that stays in view at the bottom of the window; the page ends above it. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useSpaceForBar();
  return (
    <div ref={bar} className={css.bar} role="region" aria-label={label}>
      <div className={css.barIn}>{children}</div>
    </div>
  );
}
