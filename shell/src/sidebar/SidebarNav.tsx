import { Anchor } from 'shared-kit/ui/link/Anchor';
import type { SidebarItem } from '../routes/sidebar';
import css from './Sidebar.module.css';

interface Props {
  items: SidebarItem[];
  current: string | null;
}

/** New, Edit and Clone belong to the section that they stand under. */
const isCurrent = (item: SidebarItem, items: SidebarItem[], current: string | null) => {
  const within = ({ path }: SidebarItem) => current === path || (path !== '/' && current?.startsWith(`${path}/`));
  const longest = items.filter(within).sort((a, b) => b.path.length - a.path.length)[0];
  return longest === item;
};

const all = (items: SidebarItem[]): SidebarItem[] => items.flatMap((item) => [item, ...all(item.items)]);

/** The sections in their order; those that belong together stand indented under their heading. */
export function SidebarNav({ items, current }: Props) {
  const known = all(items);
  const draw = (list: SidebarItem[], className?: string) => (
    <ul className={className}>
      {list.map((item) => (
        <li key={item.path}>
          {item.href ? (
            <Anchor href={item.href} {...(isCurrent(item, known, current) && { 'aria-current': 'page' as const })}>
              {item.title}
            </Anchor>
          ) : (
            <span className={css.heading}>{item.title}</span>
          )}
          {item.items.length > 0 && draw(item.items)}
        </li>
      ))}
    </ul>
  );
  return draw(items, css.nav);
}
