import { useState } from 'react';
import { useGet } from 'shared-kit/api/resource';
import { useHasUnsaved } from 'shared-kit/shellServices/unsaved';
import type { Values } from '../../fields/fieldKind';
import type { ItemBase } from '../../rules/entities';
import { Button } from '../../ui/button/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Select } from '../../ui/input/Select';
import { Failed } from '../Failed';
import { PreviewPanel } from '../preview/PreviewPanel';
import { Differences } from './Differences';
import type { HistoryProps } from './History';
import css from './history.module.css';
import { useRestoreVersion } from './useRestoreVersion';
import { versionsPath } from './versions';

interface Props<V extends Values, T extends ItemBase> extends HistoryProps<V, T> {
  version: number;
  /** The numbers of all versions that it can be compared with, the newest first. */
  comparedVersions: readonly number[];
  /** Called with the current item if somebody else has saved since. */
  onNewer: (current: T) => void;
  /** Called if the right to restore has been withdrawn in the meantime. */
  onRefused: () => void;
}

/** One version: what differs from another one, what guests would see, and Restore. */
export function VersionView<V extends Values, T extends ItemBase>(props: Props<V, T>) {
  const { collection, current, parts, read, previews = [], property, mayRestore, version, comparedVersions } = props;
  const path = versionsPath(collection, current.id);
  const [otherVersion, setOtherVersion] = useState(comparedVersions.find((other) => other < version) ?? current.version);
  const { restore, isBusy, failure } = useRestoreVersion(props);
  // Restoring a version while text is unsaved would cause a conflict on Save, as if somebody else had saved.
  const hasUnsaved = useHasUnsaved();
  const shown = useGet<T>(`${path}/${version}`);
  const other = useGet<T>(`${path}/${otherVersion}`);

  const error = shown.error ?? other.error;
  if (error) return <Failed error={error} retry={() => Promise.all([shown.reload(), other.reload()])} />;
  const isLoaded = shown.data && other.data;
  const compared = [
    { number: version, item: shown.data },
    { number: otherVersion, item: other.data },
  ] as const;
  const [older, newer] = otherVersion < version ? [compared[1], compared[0]] : compared;
  const options = comparedVersions
    .filter((number) => number !== version)
    .map((number) => ({ value: number, label: `Version ${number}` }));
  return (
    <section className={css.version} aria-label={`Version ${version}`}>
      <div className={css.head}>
        {options.length > 0 && (
          <label>
            Compare with{' '}
            <Select value={otherVersion} options={options} onChange={({ target }) => setOtherVersion(Number(target.value))} />
          </label>
        )}
        {mayRestore && version !== current.version && (
          <Button tone="primary" busy={isBusy} disabled={hasUnsaved} onClick={() => void restore()}>
            {`Restore version ${version}`}
          </Button>
        )}
      </div>
      {mayRestore && hasUnsaved && <p className={css.quiet}>Save or discard your changes before you restore a version.</p>}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {isLoaded ? (
        <>
          {otherVersion === version ? (
            <p className={css.quiet}>This is the only version that is kept.</p>
          ) : (
            <Differences
              parts={parts}
              before={read(older.item)}
              after={read(newer.item)}
              titles={[`Version ${older.number}`, `Version ${newer.number}`]}
            />
          )}
          {property && (
            <PreviewPanel
              views={previews.map((view) => ({ ...view, note: `Version ${version}, as guests would see it.` }))}
              values={read(shown.data)}
              property={property}
              id={current.id}
            />
          )}
        </>
      ) : (
        <Skeleton height={280} />
      )}
    </section>
  );
}
