import { requestQuietly } from 'shared-kit/api/http';
import type { Version } from 'shared-kit/rules/remote/registry';
import { onSessionReset } from 'shared-kit/session';
import { warnUnlessLeft } from 'shared-kit/session/warnUnlessLeft';
import { withStorage } from 'shared-kit/ui/withStorage';
import { isShellNewer } from '../site/shellVersion';

export type ReportedEvent = 'loaded' | 'failed' | 'crashed' | 'stepped_back';

interface Report {
  name: string;
  release: string;
  event: ReportedEvent;
  ms: number;
}

/** How long a report of success is held back, in milliseconds: a page that opens needs the whole connection. */
const SUCCESS_DELAY = 10_000;

/** How long the same is not reported again by this browser, in milliseconds, however often its pages are loaded. */
const REPEAT_DELAY = 60_000;
/** Where the browser keeps when it reported what. */
const SENT_KEY = 'innkeeper.reports';

let pending: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether this browser has just sent the same report; if not, it is noted as sent. */
const isRepeated = ({ name, release, event }: Report): boolean =>
  withStorage(
    'localStorage',
    (store) => {
      const now = Date.now();
      const sent = Object.entries(JSON.parse(store.getItem(SENT_KEY) ?? '{}') as Record<string, number>);
      const recent = new Map(sent.filter(([, at]) => Math.abs(now - at) < REPEAT_DELAY));
      const key = [name, release, event].join(' ');
      if (recent.has(key)) return true;
      store.setItem(SENT_KEY, JSON.stringify(Object.fromEntries(recent.set(key, now))));
      return false;
    },
    false,
  );

function send(body: Report): void {
  if (isRepeated(body)) return;
  // A lost report does not affect the person, so it is ignored.
  requestQuietly('POST', '/remotes/reports', { body, keepalive: true }).catch(warnUnlessLeft);
}

function sendAll(): void {
  clearTimeout(timer);
  timer = undefined;
  const due = pending;
  pending = [];
  due.forEach(send);
}

/** What was loaded for one person must not be reported in the name of the next. */
onSessionReset(() => {
  pending = [];
  withStorage('localStorage', (store) => store.removeItem(SENT_KEY), undefined);
});

// A page that is closed is hidden first.
document.addEventListener('visibilitychange', () => document.hidden && sendAll());

/**
 * Reports to the API how a version works on this page (api-contract §6), so that one that fails for people is
 * withdrawn. Failures are sent at once, a successful load when the page has settled or is left. Versions from someone's
 * own machine are not reported, and the same is reported only once a minute.
 * @param ms milliseconds from the start of the attempt
 */
export function report({ name, version, isOwn }: Version, event: ReportedEvent, ms: number): void {
  if (isOwn) return;
  pending.push({ name, release: version, event, ms: Math.round(ms) });
  if (event !== 'loaded') sendAll();
  else timer ??= setTimeout(sendAll, SUCCESS_DELAY);
}

/**
 * Reports that a version was not loaded. Nothing is reported if a newer shell has been released: the server then no longer has
 * what this page needs, and the remote is not to blame.
 * @param startedAt when the attempt started, as `performance.now()`
 */
export const reportFailure = (release: Version, startedAt: number): void =>
  void isShellNewer()
    .catch(() => false)
    .then((isNewer) => {
      if (!isNewer) report(release, 'failed', performance.now() - startedAt);
    });
