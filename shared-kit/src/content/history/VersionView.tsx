import { useState } from 'react';
import { hasStatus, messageOf } from 'shared-kit/api/http';
import { refresh, useGet } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { useHasUnsaved } from 'shared-kit/shellServices/unsaved';
import { newerOf } from '../../form/refusal';
import { useOwnModal } from '../../modals/useOwnModal';
import type { Values } from '../../fields/fieldKind';
import type { ItemBase } from '../../rules/entities';
import { Button } from '../../ui/button/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Select } from '../../ui/input/Select';
import { Failed } from '../Failed';
import { PreviewPanel } from '../preview/PreviewPanel';
import { restorerOf } from '../restoreVersion';
import { Differences } from './Differences';
import type { HistoryProps } from './History';
import css from './history.module.css';
import { versionsPath } from './versions';

interface Props<V extends Values, T extends ItemBase> extends HistoryProps<V, T> {
  version: number;
  /** The numbers of all versions that are listed, the newest first. */
  others: readonly number[];
  /** The current item, when somebody else has saved since. */
  onNewer: (current: T) => void;
  /** The right to restore was taken away meanwhile. */
  onRefused: () => void;
}

/** One version: what differs from another one, what guests would see, and Restore. */
export function VersionView<V extends Values, T extends ItemBase>(props: Props<V, T>) {
  const { collection, current, parts, read, previews = [], property, mayRestore, version, others, onNewer, onRefused } = props;
  const path = versionsPath(collection, current.id);
  const [against, setAgainst] = useState(others.find((one) => one < version) ?? current.version);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [bringBack] = useState(() => restorerOf<T>(collection, current.id));
  const shown = useGet<T>(`${path}/${version}`);
  const other = useGet<T>(`${path}/${against}`);
  const [older, newer] = against < version ? [against, version] : [version, against];

  const own = useOwnModal();
  // What is typed over the version of now would meet the restored one as if somebody else had saved it.
  const waits = useHasUnsaved();
  const restore = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const missing = await bringBack(version, current.version);
      await refresh(collection);
      own.close();
      toast({ text: `Version ${version} is back. ${missing}`.trim(), ...(missing && { tone: 'note' as const }) });
    } catch (error) {
      if (!own.isOpen()) return own.tellFailure(error);
      const newer = newerOf<T>(error);
      if (newer) onNewer(newer);
      if (hasStatus(error, 403)) onRefused();
      const again = newer && ` It is at version ${newer.version} now. Press again if you still want version ${version}.`;
      setFailure(messageOf(error) + (again ?? ''));
      setBusy(false);
    }
  };

  const error = shown.error ?? other.error;
  if (error) return <Failed error={error} retry={() => Promise.all([shown.reload(), other.reload()])} />;
  const pair = shown.data && other.data && (against < version ? [other.data, shown.data] : [shown.data, other.data]);
  return (
    <section className={css.version} aria-label={`Version ${version}`}>
      <div className={css.head}>
        <label>
          Compare with{' '}
          <Select
            value={against}
            options={others.filter((one) => one !== version).map((one) => ({ value: one, label: `Version ${one}` }))}
            onChange={({ target }) => setAgainst(Number(target.value))}
          />
        </label>
        {mayRestore && version !== current.version && (
          <Button tone="primary" busy={busy} disabled={waits} onClick={() => void restore()}>
            {`Restore version ${version}`}
          </Button>
        )}
      </div>
      {mayRestore && waits && <p className={css.quiet}>Save or discard your changes before you restore a version.</p>}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {pair ? (
        <>
          {against === version ? (
            <p className={css.quiet}>This is the only version that is kept.</p>
          ) : (
            <Differences
              parts={parts}
              before={read(pair[0])}
              after={read(pair[1])}
              titles={[`Version ${older}`, `Version ${newer}`]}
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
