import { useEffect, useMemo, useState } from 'react';
import type { Registry } from 'shared-kit/remote/registry';
import type { History } from 'shared-kit/router/history';
import { useLocation } from 'shared-kit/router';
import type { MountParcel } from '../federation/bringUp';
import { firstRegistry } from '../federation/registry';
import { RemoteFrame } from '../federation/RemoteFrame';
import { composeRoutes } from '../routes/compose';
import { matchRoute } from '../routes/match';
import { shellRoutes } from '../routes/shellRoutes';

/** Finds the page of the address and shows it. */
export function SitePage({ history, mountParcel }: { history: History; mountParcel: MountParcel }) {
  const location = useLocation();
  const [registry, setRegistry] = useState<Registry | null>(null);
  useEffect(() => void firstRegistry().then(setRegistry), []);
  const table = useMemo(() => composeRoutes([{ name: null, routes: shellRoutes }, ...(registry?.remotes ?? [])]), [registry]);
  const match = matchRoute(table, location.pathname);
  const record = registry?.remotes.find(({ name }) => name === match?.entry.remote);
  return (
    <main>
      {match?.entry.page && record && (
        <RemoteFrame
          key={record.name}
          record={record}
          mountParcel={mountParcel}
          location={location}
          navigator={history.navigator}
          path={match.entry.path}
          pageKey={match.entry.page}
          params={match.params}
        />
      )}
    </main>
  );
}
