import { Layout } from 'shared-kit/frame/layout/Layout';
import { NotFound } from 'shared-kit/frame/NotFound';
import { usePage } from 'shared-kit/frame/usePage';
import { PageSkeleton } from 'shared-kit/remote/PageSkeleton';
import { Navigate } from 'shared-kit/router';
import type { History } from 'shared-kit/router/history';
import { REDIRECTED } from 'shared-kit/router/visit';
import type { MountParcel } from '../federation/bringUp';
import { RemoteFrame } from '../federation/RemoteFrame';
import { AreasProblem } from '../pages/AreasProblem';
import { Settings } from '../pages/Settings';
import { isUnavailable } from '../routes/isUnavailable';
import { SiteNotices } from './SiteNotices';
import { useTable } from './useTable';

interface Props {
  history: History;
  mountParcel: MountParcel;
}

/** Shows the page that the address leads this person to, inside the frame. */
export function CurrentPage({ history, mountParcel }: Props) {
  const { table, phase, reason, tryAgain } = useTable();
  const { outcome, redirect, shown, location, mayOpen, frame } = usePage(table, phase);
  const record = table.remotes.find((remote) => remote.name === shown?.entry.remote);
  const isMissing = outcome.kind === 'notFound';
  const isWithdrawn = isMissing && isUnavailable(table, location.pathname);
  if (redirect !== null) return <Navigate to={redirect} replace state={REDIRECTED} />;

  return (
    <Layout {...frame} notices={<SiteNotices table={table} pathname={location.pathname} />}>
      {isMissing && !isWithdrawn && <NotFound />}
      {isWithdrawn && (
        <AreasProblem title="This part of the site is not available now" onTryAgain={tryAgain}>
          Everything else still works, and nothing that you saved is lost.
        </AreasProblem>
      )}
      {outcome.kind === 'failed' && (
        <AreasProblem title="The areas of this site are not available" onTryAgain={tryAgain}>
          {reason}
        </AreasProblem>
      )}
      {outcome.kind === 'loading' && <PageSkeleton />}
      {shown?.entry.page === 'settings' && shown.entry.remote === null && <Settings mayOpen={mayOpen} />}
      {shown?.entry.page && record && (
        <RemoteFrame
          key={record.name}
          record={record}
          title={shown.entry.title}
          mountParcel={mountParcel}
          location={location}
          navigator={history.navigator}
          path={shown.entry.path}
          pageKey={shown.entry.page}
          params={shown.params}
        />
      )}
    </Layout>
  );
}
