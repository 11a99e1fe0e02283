import type { ReactNode } from 'react';
import { KeyholeMark } from 'shared-kit/ui/badge/KeyholeMark';
import { feedback as css } from 'shared-kit/ui/frameStyles';

export interface EmptyStateProps {
  title: string;
  /** What belongs here. */
  children?: ReactNode;
  /** The button that makes the first one, or tries again. */
  actions?: ReactNode;
  /** Technical line under the rest (name and version of a part that failed). */
  detail?: string;
  /** Something failed: spoken when it appears. */
  failed?: boolean;
}

/** Shown where a list or a frame has nothing to show: explains what belongs here and offers the next step. */
export function EmptyState({ title, children, actions, detail, failed }: EmptyStateProps) {
  return (
    <div className={css.empty} role={failed ? 'alert' : undefined}>
      <KeyholeMark className={css.emblem} size={56} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
      {detail && <code className={css.detail}>{detail}</code>}
    </div>
  );
}
