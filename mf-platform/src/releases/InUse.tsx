import { stampText } from 'shared-kit/rules/dates';
import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { LiveBadge } from 'shared-kit/ui/badge/LiveBadge';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import css from './releases.module.css';
import { formatAudience, formatState } from './releaseLabels';

const isInUse = ({ state }: RemoteRelease) => state === 'live' || state === 'canary';
const canariesFirst = (a: RemoteRelease, b: RemoteRelease) => a.state.localeCompare(b.state);

/** Whether the audience takes a plural verb; 'Everybody' and '1 person' are singular. */
const isPlural = ({ state, share, people }: RemoteRelease) => state !== 'live' && (share > 0 || people.length > 1);

/** Who set a version's state: a person, a token, or the server itself. */
const formatEditor = ({ by }: RemoteRelease) => (by ? `by ${by.name}` : 'by the server');

/** The versions of a remote in use: who gets each, since when, by whom and why. */
export function InUse({ releases }: { releases: readonly RemoteRelease[] }) {
  const inUse = releases.filter(isInUse).sort(canariesFirst);
  if (inUse.length === 0) return <p className={css.nothing}>No version is live: pages of this area cannot be opened.</p>;
  return (
    <ul className={css.used}>
      {inUse.map((row) => (
        <li key={row.release}>
          {row.state === 'live' ? <LiveBadge /> : <StatusPill on>{formatState(row)}</StatusPill>}
          <span className={css.usedText}>
            <span>
              <b>{row.state === 'live' && inUse.length > 1 ? 'Everybody else' : formatAudience(row)}</b>{' '}
              {isPlural(row) ? 'get' : 'gets'} <code>{row.release}</code>
            </span>
            <small>
              Since <time dateTime={row.since ?? row.at}>{stampText(row.since ?? row.at)}</time> {formatEditor(row)}
              {row.why && <>: {row.why}</>}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
