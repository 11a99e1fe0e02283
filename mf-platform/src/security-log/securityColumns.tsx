import { momentText } from 'shared-kit/rules/dates';
import { SECURITY_EVENTS, SECURITY_OUTCOMES, type SecurityEntry } from 'shared-kit/rules/securityEvents';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import { classes } from 'shared-kit/ui/classes';
import type { Column } from 'shared-kit/ui/table/Table';
import css from './securityLog.module.css';

/** The label of an event; the raw name of an event that this page does not know yet. */
export const eventLabel = ({ event }: Pick<SecurityEntry, 'event'>): string => SECURITY_EVENTS[event] ?? event;

type Subject = { id: string | null; name: string };

/** The names that several people or things share among these entries. */
function sharedNames(entries: readonly SecurityEntry[]): ReadonlySet<string> {
  const ids = new Map<string, string>();
  const shared = new Set<string>();
  for (const subject of entries.flatMap(({ by, about }) => [by, about])) {
    if (!subject?.id) continue;
    if ((ids.get(subject.name) ?? subject.id) !== subject.id) shared.add(subject.name);
    ids.set(subject.name, subject.id);
  }
  return shared;
}

/** The columns for these entries. A name that several people or things share is followed by the id. */
export function columnsOf(entries: readonly SecurityEntry[]): Column<SecurityEntry>[] {
  const shared = sharedNames(entries);
  const idOf = ({ id, name }: Subject) => id && shared.has(name) && <small>{id}</small>;
  return [
    {
      key: 'event',
      header: 'What',
      kind: 'title',
      cell: (entry) => (
        <span className={css.what}>
          <span>
            {eventLabel(entry)}
            {entry.times > 1 && ` (${entry.times} times)`}
          </span>
          <small>{momentText(entry.at, 'UTC')} UTC</small>
        </span>
      ),
    },
    {
      key: 'outcome',
      header: 'Outcome',
      kind: 'status',
      cell: ({ outcome }) => <StatusPill on={outcome !== 'done'}>{SECURITY_OUTCOMES[outcome] ?? outcome}</StatusPill>,
    },
    {
      key: 'by',
      header: 'Who',
      cell: ({ by, address }) => (
        <span className={classes(css.what, css.who)}>
          <span title={by?.id}>{by?.name ?? (address ? 'Not signed in' : '--')}</span>
          {by && idOf(by)}
        </span>
      ),
    },
    {
      key: 'about',
      header: 'About',
      cell: ({ about, detail }) => (
        <span className={css.what}>
          {about && (
            <span className={css.text} title={about.id ?? undefined}>
              {about.kind === 'call' ? <code>{about.name}</code> : about.name}
            </span>
          )}
          {about && idOf(about)}
          {detail && <small>{detail}</small>}
          {!about && !detail && '--'}
        </span>
      ),
    },
    {
      key: 'address',
      header: 'From',
      cell: ({ address, agent, browser }) => (
        <span className={classes(css.what, css.from)}>
          <span>{address ?? 'The server itself'}</span>
          {agent && <small title={agent}>{browser ?? agent}</small>}
        </span>
      ),
    },
  ];
}
