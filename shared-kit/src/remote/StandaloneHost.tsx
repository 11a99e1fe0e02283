import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, matchPath, Route, Router, Routes, useNavigate } from '../router';
import { useArrival } from '../router/arrival';
import { createHistory } from '../router/history';
import { useHistoryLocation } from '../router/useHistoryLocation';
import { signOut, useSession } from '../session';
import { closeModal, useModal } from '../shellServices/modal';
import { useToasts } from '../shellServices/toast';
import { confirmLeave, hasUnsaved } from '../shellServices/unsaved';
import { keepFocus } from '../ui/focus/keepFocus';
import { Boundary } from './Boundary';
import { PageSkeleton } from './PageSkeleton';
import { lazyPages, type Pages } from './pages';
import { RouterLinks } from './RouterLinks';
import { flatten, type RouteEntry } from './routes';
import styles from './StandaloneHost.module.css';
import { StandaloneSignIn } from './StandaloneSignIn';

const history = createHistory({ hasUnsaved, confirmLeave });
const silent = () => undefined;

/** Replaces parameters by those of the address, so that menus lead somewhere; what is missing is asked for as `1`. */
const filled = (path: string, params: Record<string, string | undefined>) =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '1');

function Menu({ entries, params }: { entries: RouteEntry[]; params: Record<string, string | undefined> }) {
  return (
    <nav aria-label="Pages of this remote">
      <ul className={styles.menu}>
        {entries
          .filter(({ path, page }) => page && !path.includes(':id'))
          .map(({ path, title }) => (
            <li key={path}>
              <Link to={filled(path, params)}>{title}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function GoToProperty() {
  const navigate = useNavigate();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const [type, id] = ['type', 'id'].map((name) => String(new FormData(event.currentTarget).get(name)));
        if (id) navigate(`/${type}/${encodeURIComponent(id)}`);
      }}
    >
      <select name="type" aria-label="Kind of property">
        <option value="hotels">Hotel</option>
        <option value="restaurants">Restaurant</option>
      </select>
      <input name="id" aria-label="Identifier of the property" />
      <button type="submit">Go</button>
    </form>
  );
}

/** Plain places for what the shell draws: the open modal and the toasts. */
function Overlays() {
  const modal = useModal();
  const toasts = useToasts();
  return (
    <>
      {modal && (
        <dialog open aria-label={modal.title} className={styles.modal} style={modal.style}>
          <h2>{modal.title}</h2>
          {modal.body}
          <button type="button" onClick={closeModal}>
            Close
          </button>
        </dialog>
      )}
      <div role="status">
        {toasts.map(({ id, text, action }) => (
          <p key={id}>
            {text} {action && <button onClick={action.run}>{action.label}</button>}
          </p>
        ))}
      </div>
    </>
  );
}

/**
 * A small host that shows one remote by itself (architecture, Federation 3): sign-in, a menu made from its routes, its
 * pages. It hands the pages the same services as the shell.
 * @param routes the remote's routes
 * @param pages its lazily imported pages
 */
export function StandaloneHost({ routes, pages }: { routes: RouteEntry[]; pages: Pages }) {
  const { status, profile, error } = useSession();
  const location = useHistoryLocation(history);
  const [crash, setCrash] = useState<Error | null>(null);
  const entries = useMemo(() => flatten(routes), [routes]);
  const pageOf = useMemo(() => lazyPages(pages), [pages]);
  const params = entries.map(({ path }) => matchPath(path, location.pathname)?.params).find(Boolean) ?? {};
  useArrival(location, silent);
  useEffect(keepFocus, []);
  if (status === 'signedOut' || status === 'failed') return <StandaloneSignIn problem={error} />;
  if (status === 'starting' || status === 'leaving') return <h1>Loading...</h1>;
  return (
    <Router location={location} navigator={history.navigator}>
      <RouterLinks>
        <header className={styles.header}>
          <Menu entries={entries} params={params} />
          <GoToProperty />
          <span>{profile?.email}</span>
          <button type="button" onClick={() => void signOut()}>
            Log Out
          </button>
        </header>
        <main className={styles.main}>
          {crash && <p role="alert">{crash.message}</p>}
          <Boundary key={location.pathname} onError={setCrash}>
            <Suspense fallback={<PageSkeleton />}>
              <Routes>
                {entries.map(({ path, page }) => {
                  const Page = page === undefined ? null : pageOf(page);
                  return Page && <Route key={path} path={path} element={<Page key={location.pathname} />} />;
                })}
                <Route path="*" element={<p>Choose a page of this remote above.</p>} />
              </Routes>
            </Suspense>
          </Boundary>
        </main>
        <Overlays />
      </RouterLinks>
    </Router>
  );
}
