import type { RefObject } from 'react';
import type { Endless } from 'shared-kit/api/resource';
import { Outdated } from '../../ui/feedback/Outdated';
import { ShowMore } from '../../ui/pager/ShowMore';
import { byDay } from '../../rules/changedAt';
import { timeText, toWall } from '../../rules/dates';
import css from './history.module.css';
import { actionText, type Version } from './versions';

interface Props {
  versions: Endless<Version>;
  /** Those that did not raise the version. */
  unversioned: ReadonlySet<Version>;
  zone: string;
  /** The one that is shown beside the list. */
  current: Version | undefined;
  onChoose: (id: string) => void;
  /** The one at which the history was asked to open, and a ref for its button. */
  requested: Version | undefined;
  requestedButton: RefObject<HTMLButtonElement>;
}

/** The versions by day, each with who did what, as buttons. */
export function VersionList({ versions, unversioned, zone, current, onChoose, requested, requestedButton }: Props) {
  return (
    <nav className={css.versions} aria-label="Versions">
      {versions.outdated && <Outdated retry={versions.reload} />}
      <div className={css.days}>
        {byDay(versions.items, ({ at }) => at, zone).map(([day, versionsOfDay]) => (
          <section key={day} aria-label={day}>
            <h3>{day}</h3>
            <ol>
              {versionsOfDay.map((version) => (
                <li key={version.id}>
                  <button
                    ref={version === requested ? requestedButton : undefined}
                    type="button"
                    aria-current={version === current || undefined}
                    onClick={() => onChoose(version.id)}
                  >
                    <b>{version.by?.name ?? 'The system'}</b> {actionText(version, unversioned.has(version))}
                    <small>{`${unversioned.has(version) ? 'Still version' : 'Version'} ${version.version}, ${timeText(toWall(version.at, zone))}`}</small>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <ShowMore found={versions} noun="version" />
    </nav>
  );
}
