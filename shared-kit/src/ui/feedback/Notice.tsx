import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { AlertIcon, CheckIcon, InfoIcon } from 'shared-kit/ui/icons/icons';
import { feedback as css } from 'shared-kit/ui/frameStyles';

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  tone?: 'danger' | 'warn' | 'info' | 'ok';
  title?: string;
  /** Buttons under the text. */
  actions?: ReactNode;
}

const icons = { danger: AlertIcon, warn: AlertIcon, info: InfoIcon, ok: CheckIcon };

/** A box with a message. Danger and warn are announced when they appear; pass `role` to override that. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'info', title, actions, className, children, ...rest },
  ref,
) {
  const Icon = icons[tone];
  const role = tone === 'danger' || tone === 'warn' ? 'alert' : undefined;
  return (
    <div role={role} {...rest} ref={ref} className={classes(css.notice, css[tone], className)}>
      <Icon />
      <div className={css.body}>
        {title && <h2 className={css.title}>{title}</h2>}
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
});
