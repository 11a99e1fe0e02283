import { useState } from 'react';
import { hasStatus, messageOf } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { newerOf } from '../../form/refusal';
import { useOwnModal } from '../../modals/useOwnModal';
import type { ItemBase } from '../../rules/entities';
import { useIsMounted } from '../../ui/useIsMounted';
import { versionRestorer } from '../versionRestorer';

interface Options<T extends ItemBase> {
  collection: string;
  /** The item that the form was last filled from. */
  current: T;
  /** The version to restore. */
  version: number;
  /** Called with the current item if somebody else has saved since. */
  onNewer: (current: T) => void;
  /** Called if the right to restore has been withdrawn in the meantime. */
  onRefused: () => void;
}

/**
 * Restores a version of an item from the history dialog, which then closes. A failure is shown beside the version, or in a
 * message if another version is shown or the dialog is closed in the meantime.
 */
export function useRestoreVersion<T extends ItemBase>({ collection, current, version, onNewer, onRefused }: Options<T>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [restoreVersion] = useState(() => versionRestorer<T>(collection, current.id));
  const modal = useOwnModal();
  const isMounted = useIsMounted();
  const restore = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const missing = await restoreVersion(version, current.version);
      await refresh(collection);
      modal.close();
      toast({ text: `Version ${version} is back. ${missing}`.trim(), ...(missing && { tone: 'note' as const }) });
    } catch (error) {
      if (!modal.isOpen()) return modal.notifyFailure(error);
      const newer = newerOf<T>(error);
      if (newer) onNewer(newer);
      if (hasStatus(error, 403)) onRefused();
      if (!isMounted()) return modal.notifyFailure(error);
      const hint = newer ? ` It is at version ${newer.version} now. Press again if you still want version ${version}.` : '';
      setFailure(messageOf(error) + hint);
      setBusy(false);
    }
  };
  return { restore, isBusy, failure };
}
