import { createRoot } from 'react-dom/client';
import { retryWhile } from 'shared-kit/api/unavailable';
import { onSessionReset, setApiBase, setEarlyAnswers } from 'shared-kit/session';
import 'shared-kit/ui/tokens.css';
import 'shared-kit/ui/reset.css';
import { App } from './App';
import { beforeCall, earlyRequests } from './earlyRequests';
import { start } from './start/start';

/**
 * The signed-in site: router, query cache, single-spa and, behind it, the federation runtime. A failed import does not say why, so it
 * is tried again as during a restart of the server.
 */
const loadSite = () =>
  retryWhile(
    () => navigator.onLine,
    () => import(/* webpackChunkName: "site" */ './site/shellApplication').then(({ showSite }) => showSite),
  );

setApiBase(() => earlyRequests().config?.then(({ apiBase }) => apiBase));
setEarlyAnswers(beforeCall);
onSessionReset(() => earlyRequests().discard?.());
start();
createRoot(document.getElementById('root')!).render(<App loadSite={loadSite} />);
