import { Anchor } from '../../ui/link/Anchor';
import type { SidebarItem } from '../routes/sidebar';
import css from './Sidebar.module.css';

interface Props {
  items: SidebarItem[];
  /** Path pattern of the section that is shown. */
  current: string | null;
}

/** The sections in their order; related ones are indented under their heading. */
export function SidebarNav({ items, current }: Props) {
  const renderList = (list: SidebarItem[], className?: string) => (
    <ul className={className}>
      {list.map((item) => (
        <li key={item.path}>
          {item.href ? (
            <Anchor href={item.href} {...(item.path === current && { 'aria-current': 'page' as const })}>
              {item.title}
            </Anchor>
          ) : (
            <span className={css.heading}>{item.title}</span>
          )}
          {item.items.length > 0 && renderList(item.items)}
        </li>
      ))}
    </ul>
  );
  return renderList(items, css.nav);
}
