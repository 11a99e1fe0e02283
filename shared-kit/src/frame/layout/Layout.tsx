import { useCallback, useState, type ReactNode } from 'react';
import { POWERED_BY } from '../../rules/branding';
import { SkipLink } from '../../ui/page/SkipLink';
import { Header } from '../header/Header';
import type { Crumb } from '../routes/crumbs';
import { Sidebar, type SidebarProps } from '../sidebar/Sidebar';
import { Breadcrumbs } from './Breadcrumbs';
import css from './Layout.module.css';
import { Offline } from './Offline';

interface Props extends Omit<SidebarProps, 'onClose' | 'open'> {
  crumbs: Crumb[];
  /** Whether the page leads back to its list above its title. */
  hasBack: boolean;
  /** Where the page is; a change closes the small-screen menu. */
  pathname: string;
  /** Notices above every page. */
  notices?: ReactNode;
  children: ReactNode;
}

/** The frame of every signed-in page: header, sidebar, content and footer. */
export function Layout({ crumbs, hasBack, pathname, notices, children, ...sidebar }: Props) {
  // The path at which the menu was opened: on any other it is closed.
  const [menuPath, setMenuPath] = useState<string | null>(null);
  if (menuPath !== null && menuPath !== pathname) setMenuPath(null);
  const isMenuOpen = menuPath === pathname;
  const closeMenu = useCallback(() => setMenuPath(null), []);
  return (
    <>
      <SkipLink target="main" />
      <Header crumbs={crumbs} menuOpen={isMenuOpen} onMenu={() => setMenuPath(pathname)} />
      <div className={css.frame}>
        <Sidebar {...sidebar} open={isMenuOpen} onClose={closeMenu} />
        <div className={css.main}>
          <Offline />
          {notices}
          <main className={css.content} id="main" tabIndex={-1}>
            <Breadcrumbs crumbs={crumbs} placement={hasBack ? 'pageWithBack' : 'page'} />
            {children}
          </main>
          <footer className={css.footer}>{POWERED_BY}</footer>
        </div>
      </div>
    </>
  );
}
