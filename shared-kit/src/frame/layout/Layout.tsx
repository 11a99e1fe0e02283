import { useCallback, useState, type ReactNode } from 'react';
import { POWERED_BY } from '../../rules/branding';
import { SkipLink } from '../../ui/page/SkipLink';
import type { Crumb } from '../routes/crumbs';
import { Breadcrumbs } from './Breadcrumbs';
import { Header } from '../header/Header';
import { Sidebar, type SidebarProps } from '../sidebar/Sidebar';
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
  const [menuAt, setMenuAt] = useState<string | null>(null);
  // After navigating with the menu, it closes.
  if (menuAt !== null && menuAt !== pathname) setMenuAt(null);
  const menu = menuAt === pathname;
  const close = useCallback(() => setMenuAt(null), []);
  return (
    <>
      <SkipLink target="main" />
      <Header crumbs={crumbs} menuOpen={menu} onMenu={() => setMenuAt(pathname)} />
      <div className={css.frame}>
        <Sidebar {...sidebar} open={menu} onClose={close} />
        <div className={css.main}>
          <Offline />
          {notices}
          <main className={css.content} id="main" tabIndex={-1}>
            <Breadcrumbs crumbs={crumbs} within={hasBack ? 'pageWithBack' : 'page'} />
            {children}
          </main>
          <footer className={css.footer}>{POWERED_BY}</footer>
        </div>
      </div>
    </>
  );
}
