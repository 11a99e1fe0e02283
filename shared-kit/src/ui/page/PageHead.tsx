import type { ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { BackIcon } from 'shared-kit/ui/icons/icons';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { page as css } from 'shared-kit/ui/frameStyles';

export interface PageHeadProps {
  title: string;
  /** The line under the title: a description, or the link to the live page. */
  line?: ReactNode;
  actions?: ReactNode;
  /** The link back to a list, above the title; an arrow precedes a label that has none of its own ('< Back to …'). */
  back?: { href: string; label: string } | undefined;
  /** Something before the title, such as an avatar. */
  badge?: ReactNode;
}

/** The page's heading, which takes the focus after a change of page, with its subtitle and its buttons. */
export function PageHead({ title, line, actions, back, badge }: PageHeadProps) {
  const hasOwnArrow = back?.label.startsWith('<');
  return (
    <div className={css.head}>
      <div className={css.start}>
        {back && (
          <Anchor className={classes(css.back, hasOwnArrow && css.ownArrow)} href={back.href}>
            {!hasOwnArrow && <BackIcon />}
            <span dir="auto">{back.label}</span>
          </Anchor>
        )}
        <div className={css.named}>
          {badge}
          <div className={css.words}>
            <h1 className={css.title} tabIndex={-1}>
              {title}
            </h1>
            {line && <div className={css.line}>{line}</div>}
          </div>
        </div>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
