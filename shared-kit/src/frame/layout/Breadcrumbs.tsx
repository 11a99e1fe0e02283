import { Anchor } from '../../ui/link/Anchor';
import { classes } from '../../ui/classes';
import type { Crumb } from '../routes/crumbs';
import css from './Breadcrumbs.module.css';

interface Props {
  crumbs: Crumb[];
  /** The header shows them on wide screens, the page on narrow ones; on phones the page's way back replaces them. */
  placement: 'header' | 'page' | 'pageWithBack';
}

/** The page's place in the site; the last crumb is plain text (OP-05). */
export function Breadcrumbs({ crumbs, placement }: Props) {
  return (
    <nav
      aria-label="Breadcrumbs"
      className={classes(
        css.crumbs,
        placement === 'header' ? css.header : css.page,
        placement === 'pageWithBack' && css.withBack,
      )}
    >
      <ol>
        {crumbs.map(({ title, href }) => (
          <li key={href ?? title} {...(!href && { 'aria-current': 'page' as const })}>
            {href ? (
              <Anchor href={href} dir="auto">
                {title}
              </Anchor>
            ) : (
              <span dir="auto">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
