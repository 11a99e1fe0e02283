import type { ReactNode } from 'react';
import css from './Form.module.css';
import { useSpaceForBar } from './useSpaceForBar';

/** What the buttons of the bar are about; announced again when it changes. */
export const BarText = ({ children }: { children: ReactNode }) => (
  <p className={css.state} role="status">
    {children}
  </p>
);

/** A bar that stays in view at the bottom of the window; the page ends above it. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useSpaceForBar();
  return (
    <div ref={bar} className={css.bar} data-bottom-bar role="region" aria-label={label}>
      <div className={css.barIn}>{children}</div>
    </div>
  );
}
