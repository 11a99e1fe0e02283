import { useState } from 'react';
import type { Values } from '../../fields/fieldKind';
import type { FormPart } from '../../form/parts';
import type { ItemBase, Property } from '../../rules/entities';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import type { PreviewView } from '../contentForm';
import { Failed } from '../Failed';
import css from './history.module.css';
import { UnversionedView } from './UnversionedView';
import { useRequestedVersion } from './useRequestedVersion';
import { VersionList } from './VersionList';
import { useVersions } from './useVersions';
import { versionsPath, zoneOf } from './versions';
import { VersionView } from './VersionView';

export interface HistoryProps<V extends Values, T extends ItemBase> {
  /** The collection of the API that the item is in. */
  collection: string;
  /** The item that the form was last filled from. */
  current: T;
  parts: readonly FormPart<V>[];
  /** The values of the form for an earlier version of the item. */
  read(item: T | undefined): V;
  previews?: readonly PreviewView[] | undefined;
  /** The property that the item belongs to, if any: times are shown in its zone, and previews show its site. */
  property?: Property | undefined;
  /** The version to begin with; the newest by default. */
  first?: number | undefined;
  /** Whether the person may go back to a version. */
  mayRestore: boolean;
}

/** The versions of an item by day, and beside them what one of them changed, its preview and the button that restores it. */
export default function History<V extends Values, T extends ItemBase>(props: HistoryProps<V, T>) {
  const { collection, property } = props;
  const [current, setCurrent] = useState(props.current);
  const { versions, unversioned, numbers } = useVersions(versionsPath(collection, current.id));
  const [chosenId, setChosenId] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const { requested, isSearching, button } = useRequestedVersion(versions, unversioned, props.first, chosenId !== undefined);
  if (versions.loading) return <Skeleton height={360} />;
  if (versions.error) return <Failed error={versions.error} retry={versions.reload} />;
  if (versions.items.length === 0)
    return <EmptyState title="Earlier versions were not kept">From the next change on, every version is listed here.</EmptyState>;

  const shown = versions.items.find(({ id }) => id === chosenId) ?? requested ?? versions.items[0];
  if (!shown) return null;
  return (
    <div className={css.history}>
      <VersionList
        versions={versions}
        unversioned={unversioned}
        zone={zoneOf(property)}
        current={isSearching ? undefined : shown}
        onChoose={setChosenId}
        requested={requested}
        requestedButton={button}
      />
      {isSearching ? (
        <Skeleton height={360} />
      ) : unversioned.has(shown) ? (
        <UnversionedView entry={shown} />
      ) : (
        <VersionView
          key={shown.version}
          {...props}
          current={current}
          mayRestore={props.mayRestore && !isRefused}
          onRefused={() => setRefused(true)}
          version={shown.version}
          comparedVersions={numbers}
          onNewer={(newer) => (setCurrent(newer), void versions.reload())}
        />
      )}
    </div>
  );
}
