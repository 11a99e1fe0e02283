import { momentText } from 'shared-kit/rules/dates';
import { SECURITY_EVENTS, SECURITY_OUTCOMES, type SecurityEntry } from 'shared-kit/rules/securityEvents';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import { classes } from 'shared-kit/ui/classes';
import type { Column } from 'shared-kit/ui/table/Table';
import css from './securityLog.module.css';

/** The label of an event; the raw name of an event that this page does not know yet. */
export const eventLabel = ({ event }: Pick<SecurityEntry, 'event'>): string => SECURITY_EVENTS[event] ?? event;

export const COLUMNS: Column<SecurityEntry>[] = [
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
  { key: 'by', header: 'Who', cell: ({ by }) => <div className={css.who}>{by?.name ?? 'Not signed in'}</div> },
  {
    key: 'about',
    header: 'About',
    cell: ({ about, detail }) => (
      <span className={css.what}>
        {about && <span className={css.text}>{about.kind === 'call' ? <code>{about.name}</code> : about.name}</span>}
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
