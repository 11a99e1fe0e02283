import { useMemo } from 'react';
import { Layout } from '../frame/layout/Layout';
import { NotFound } from '../frame/NotFound';
import { usePage } from '../frame/usePage';
import { lazyPages } from '../remote/pages';
import { Navigate } from '../router';
import { REDIRECTED } from '../router/visit';
import type { AloneRemote, AloneTable } from './aloneTable';
import { ElsewherePage } from './ElsewherePage';
import { OwnPage } from './OwnPage';
import { StartPage } from './StartPage';

/** The page at the address while one remote runs by itself. */
export function AlonePage({ remote, table }: { remote: AloneRemote; table: AloneTable }) {
  const pagesOf = useMemo(() => lazyPages(remote.pages).mount, [remote]);
  const { outcome, redirect, shown, location, property, frame } = usePage(table, 'ready', table.isListed);
  if (redirect !== null) return <Navigate to={redirect} replace state={REDIRECTED} />;

  const owner = shown?.entry.remote;
  const isOwnPage = owner === remote.name && shown?.entry.page !== undefined;
  const isStartPage = shown?.entry.path === '/' && !isOwnPage;
  return (
    <Layout {...frame}>
      {outcome.kind === 'notFound' && <NotFound />}
      {shown && isOwnPage && <OwnPage key={location.pathname} route={shown.entry} pagesOf={pagesOf} />}
      {isStartPage && <StartPage name={remote.name} table={table} items={frame.items} />}
      {shown && !isOwnPage && !isStartPage && (
        <ElsewherePage
          title={property?.name ?? shown.entry.title}
          owner={owner ?? null}
          running={remote.name}
          items={frame.items}
        />
      )}
    </Layout>
  );
}
