import { useState } from 'react';
import { useEndless } from 'shared-kit/api/resource';
import type { Values } from '../../fields/fieldKind';
import type { FormPart } from '../../form/parts';
import { byDay } from '../../rules/changedAt';
import { timeText, toWall } from '../../rules/dates';
import type { ItemBase, Property } from '../../rules/entities';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ShowMore } from '../../media/library/ShowMore';
import type { PreviewView } from '../contentForm';
import { Failed } from '../Failed';
import { BesideView } from './BesideView';
import css from './history.module.css';
import { useAsked } from './useAsked';
import { actionOf, isBeside, versionsPath, zoneOf, type Version } from './versions';
import { VersionView } from './VersionView';

export interface HistoryProps<V extends Values, T extends ItemBase> {
  /** The collection of the API that the item is in. */
  collection: string;
  /** The item as the form was last filled from. */
  current: T;
  parts: readonly FormPart<V>[];
  /** The values of the form for an item as it was. */
  read(item: T | undefined): V;
  previews?: readonly PreviewView[] | undefined;
  /** Where it belongs to one: its times are shown on its clock, and previews show its site. */
  property?: Property | undefined;
  /** The version to begin with; the newest by default. */
  first?: number | undefined;
  /** Whether the person may go back to a version. */
  mayRestore: boolean;
}

const QUERY = { perPage: 30 };

/** The versions of an item by day, and beside them what one of them changed, its preview and the way back to it. */
export default function History<V extends Values, T extends ItemBase>(props: HistoryProps<V, T>) {
  const { collection, property } = props;
  const [current, setCurrent] = useState(props.current);
  const found = useEndless<Version>(versionsPath(collection, current.id), QUERY);
  const [chosen, setChosen] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const { asked, isSought, button } = useAsked(found, props.first, chosen !== undefined);
  const zone = zoneOf(property);
  if (found.loading) return <Skeleton height={360} />;
  if (found.error) return <Failed error={found.error} retry={found.reload} />;
  if (found.items.length === 0)
    return (
      <EmptyState title="Earlier versions were not kept.">From the next change on, every version is listed here.</EmptyState>
    );

  const entry = found.items.find(({ id }) => id === chosen) ?? asked ?? found.items[0];
  if (!entry) return null;
  const { version } = entry;
  const besides = new Set(found.items.filter((_one, index) => isBeside(found.items, index)));
  return (
    <div className={css.history}>
      <nav className={css.versions} aria-label="Versions">
        <div className={css.days}>
          {byDay(found.items, ({ at }) => at, zone).map(([day, ofDay]) => (
            <section key={day} aria-label={day}>
              <h3>{day}</h3>
              <ol>
                {ofDay.map((one) => (
                  <li key={one.id}>
                    <button
                      ref={one === asked ? button : undefined}
                      type="button"
                      aria-current={(one === entry && !isSought) || undefined}
                      onClick={() => setChosen(one.id)}
                    >
                      <b>{one.by?.name ?? 'The system'}</b> {actionOf(one, besides.has(one))}
                      <small>{`${besides.has(one) ? 'Still version' : 'Version'} ${one.version}, ${timeText(toWall(one.at, zone))}`}</small>
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
        <ShowMore found={found} noun="version" />
      </nav>
      {isSought ? (
        <Skeleton height={360} />
      ) : besides.has(entry) ? (
        <BesideView entry={entry} />
      ) : (
        <VersionView
          key={version}
          {...props}
          current={current}
          mayRestore={props.mayRestore && !isRefused}
          onRefused={() => setRefused(true)}
          version={version}
          others={numbersOf(found.items)}
          onNewer={(newer) => (setCurrent(newer), void found.reload())}
        />
      )}
    </div>
  );
}

/** The numbers of the versions that are listed, the newest first; what is beside a version shares its number. */
const numbersOf = (items: readonly Version[]) => [...new Set(items.map(({ version }) => version))];
