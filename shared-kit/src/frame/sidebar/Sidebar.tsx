import { useEffect, useRef } from 'react';
import { GROUP } from '../../rules/branding';
import type { Property } from '../../rules/entities';
import { IconButton } from '../../ui/button/IconButton';
import { classes } from '../../ui/classes';
import { BackIcon, CloseIcon } from '../../ui/icons/icons';
import { Anchor } from '../../ui/link/Anchor';
import { logOut } from '../header/logOut';
import type { Crumb } from '../routes/crumbs';
import type { SidebarItem } from '../routes/sidebar';
import type { Visited } from '../place/recent';
import { PropertyTitle } from './PropertyTitle';
import css from './Sidebar.module.css';
import { SidebarNav } from './SidebarNav';

export interface SidebarProps {
  /** First entry, absent at / (document 1 §2). */
  back: Required<Crumb> | null;
  items: SidebarItem[];
  /** Path pattern of the section that is shown now. */
  current: string | null;
  /** The property whose sidebar this is; undefined while it is loading; null at top level. */
  property: Property | undefined | null;
  /** The address of the section that is shown now, in another property. */
  hrefInProperty(property: Visited): string;
  /** Small screens: the sidebar is the menu, opened from the header. */
  open: boolean;
  onClose: () => void;
}

/** Moves the focus into the open menu and brings it back to the button that opened it. */
function useMenuFocus(open: boolean, onClose: () => void) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement as HTMLElement | null;
    const element = menu.current;
    element?.querySelector<HTMLElement>('a, button')?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (element?.contains(document.activeElement)) opener?.focus();
    };
  }, [open, onClose]);
  return menu;
}

/** The sidebar: back link, property, sections; on small screens the menu, with the account's entries below. */
export function Sidebar({ back, items, current, property, hrefInProperty, open, onClose }: SidebarProps) {
  const menu = useMenuFocus(open, onClose);
  return (
    <>
      {open && <div className={css.scrim} onClick={onClose} aria-hidden="true" />}
      <aside
        ref={menu}
        className={classes(css.sidebar, open && css.open)}
        id="menu"
        aria-label="Sections"
        // A click on plain text leaves the focus in the menu, so that Escape returns it to the button that opened the menu.
        tabIndex={open ? -1 : undefined}
        // The focus must not move to what is behind the open menu: header or content. A list that the menu opens is in neither.
        onBlur={({ relatedTarget }) => open && relatedTarget?.closest('header, aside + *') && onClose()}
      >
        <IconButton className={css.close} label="Close menu" icon={<CloseIcon />} onClick={onClose} />
        {back && (
          <Anchor href={back.href} className={css.back}>
            {!back.title.startsWith('<') && <BackIcon />}
            <span dir="auto">{back.title}</span>
          </Anchor>
        )}
        {property === null ? (
          <p className={css.title}>
            <span>
              All properties
              <small>{GROUP}</small>
            </span>
          </p>
        ) : (
          <PropertyTitle key={property?.id} property={property} hrefInProperty={hrefInProperty} />
        )}
        <nav aria-label={property?.name ?? 'All properties'}>
          <SidebarNav items={items} current={current} />
        </nav>
        <nav className={css.account} aria-label="Account">
          <Anchor href="/notifications">Notifications</Anchor>
          <Anchor href="/profile">Profile</Anchor>
          <button type="button" onClick={logOut}>
            Logout
          </button>
        </nav>
      </aside>
    </>
  );
}
