import type { ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { feedback as css } from 'shared-kit/ui/frameStyles';

export interface EmptyStateProps {
  /** A heading, so it has no full stop. */
  title: string;
  /** Whether this is the whole page: the title is then its heading. */
  isPage?: boolean;
  /** What belongs here. */
  children?: ReactNode;
  /** The button that creates the first item, or tries again. */
  actions?: ReactNode;
  /** Technical line under the rest (name and version of a part that failed). */
  detail?: string;
  /** Whether something failed: announced when it appears. */
  failed?: boolean;
}

const PIGEONHOLE = 'V24a14 14 0 0 1 28 0v38z';

/** A key rack; the key in its middle is missing after a failure. Decoration. */
const Emblem = ({ failed }: { failed: boolean | undefined }) => (
  <svg className={css.emblem} width="96" height="64" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d={`M2 62${PIGEONHOLE}M34 62${PIGEONHOLE}M66 62${PIGEONHOLE}`} />
    {!failed && <path d="M48 28v18m0-5h5m-5 4h4m1-22a5 5 0 1 1-10 0 5 5 0 0 1 10 0z" className={css.key} />}
  </svg>
);

/** Shown where a list or a frame has nothing to show: explains what belongs here and offers the next step. */
export function EmptyState({ title, isPage, children, actions, detail, failed }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={classes(css.empty, failed && css.failed)} role={failed ? 'alert' : undefined}>
      <Emblem failed={failed} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
      {detail && <code className={css.detail}>{detail}</code>}
    </div>
  );
}
