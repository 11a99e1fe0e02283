import { stampText } from 'shared-kit/rules/dates';
import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { takeoverReason } from 'shared-kit/rules/remote/takeoverReason';
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

/** When a version entered its state, as a number that can be compared. */
const changedAt = ({ since, at }: RemoteRelease) => Date.parse(since ?? at);

/** The last version that reports withdrew, unless something else has been put into use since. */
function findWithdrawn(releases: readonly RemoteRelease[], inUse: readonly RemoteRelease[]): RemoteRelease | undefined {
  const [last] = releases
    .filter(({ state, by }) => state === 'withdrawn' && by === null)
    .sort((a, b) => changedAt(b) - changedAt(a));
  if (!last) return undefined;
  // The version that took over has been in use since a moment later.
  const tookOver = ({ by, why }: RemoteRelease) => by === null && why === takeoverReason(last.release);
  return inUse.every((row) => changedAt(row) <= changedAt(last) || tookOver(row)) ? last : undefined;
}

/** Which version was withdrawn automatically, when and why: its row may be among those that are not shown. */
const Withdrawn = ({ release, since, at, why }: RemoteRelease) => (
  <li>
    <StatusPill>Withdrawn</StatusPill>
    <span className={css.usedText}>
      <span>
        <code>{release}</code> was withdrawn automatically
      </span>
      <small>
        <time dateTime={since ?? at}>{stampText(since ?? at)}</time>
        {why && <>: {why}</>}
      </small>
    </span>
  </li>
);

/** The versions of a remote in use: who gets each, since when, by whom and why; and what reports have withdrawn since. */
export function InUse({ releases }: { releases: readonly RemoteRelease[] }) {
  const inUse = releases.filter(isInUse).sort(canariesFirst);
  const withdrawn = findWithdrawn(releases, inUse);
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
      {withdrawn && <Withdrawn {...withdrawn} />}
    </ul>
  );
}
