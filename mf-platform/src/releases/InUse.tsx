import { stampText } from 'shared-kit/rules/dates';
import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { LiveBadge } from 'shared-kit/ui/badge/LiveBadge';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import css from './releases.module.css';
import { formatState, whoGets } from './releaseLabels';

const isUsed = ({ state }: RemoteRelease) => state === 'live' || state === 'canary';
const canariesFirst = (a: RemoteRelease, b: RemoteRelease) => a.state.localeCompare(b.state);

/** Who set a version's state: a person, a token, or the server itself. */
const formatEditor = ({ by }: RemoteRelease) => (by ? `by ${by.name}` : 'by the server');

/** The versions of a remote in use: who gets each, since when, by whom and why. */
export function InUse({ releases }: { releases: readonly RemoteRelease[] }) {
  const used = releases.filter(isUsed).sort(canariesFirst);
  if (used.length === 0) return <p className={css.nothing}>No version is live: pages of this area cannot be opened.</p>;
  return (
    <ul className={css.used}>
      {used.map((one) => (
        <li key={one.release}>
          {one.state === 'live' ? <LiveBadge /> : <StatusPill on>{formatState(one)}</StatusPill>}
          <span className={css.usedWords}>
            <span>
              <b>{whoGets(one)}</b> {one.state === 'live' ? 'gets' : one.share > 0 || one.people.length > 1 ? 'get' : 'gets'}{' '}
              <code>{one.release}</code>
            </span>
            <small>
              Since <time dateTime={one.since ?? one.at}>{stampText(one.since ?? one.at)}</time> {formatEditor(one)}
              {one.why && <>: {one.why}</>}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
