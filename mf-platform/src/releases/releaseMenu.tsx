import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { toast } from 'shared-kit/shellServices/toast';
import { COPY_REFUSED, copyText } from 'shared-kit/ui/copyText';
import { CheckIcon, CopyIcon, PencilIcon, TrashIcon, UndoIcon, UploadIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { openMakeLiveDialog, openPromoteDialog, openStepBackDialog, openWithdrawDialog } from './releaseDialogs';

async function copy(release: string): Promise<void> {
  if (await copyText(release)) toast({ text: 'Version copied.' });
  else toast({ text: `${COPY_REFUSED} Select the version and copy it by hand.`, tone: 'problem' });
}

/**
 * The version that a step back from another one leads to: from a canary to the live version, from the live version to the last one that
 * was live before it and is not withdrawn.
 * @param releases of the remote, newest first
 */
function fallbackOf(releases: readonly RemoteRelease[], from: RemoteRelease): RemoteRelease | undefined {
  if (from.state === 'canary') return releases.find(({ state }) => state === 'live');
  if (from.state !== 'live') return undefined;
  const formerlyLive = releases.filter(
    ({ state, since, release }) => state === 'uploaded' && since !== null && release !== from.release,
  );
  return formerlyLive.sort((a, b) => Date.parse(b.since ?? '') - Date.parse(a.since ?? ''))[0];
}

/** What the people who get a version now are shown once it is withdrawn. */
function consequenceOf({ state }: RemoteRelease, fallback: RemoteRelease | undefined): string {
  if (state === 'uploaded') return '';
  if (fallback) return 'Whoever gets it now goes back to the last good version within a minute; nothing typed is lost.';
  return 'There is no earlier good version: pages of this area cannot be opened until another one is made live.';
}

/**
 * The menu of a version. A withdrawn version can never be made live again.
 * @param lineVersion of what is in use
 */
export function releaseMenu(releases: readonly RemoteRelease[], lineVersion: number): (row: RemoteRelease) => MenuItem[] {
  return (row) => {
    const { name: remote, release, state } = row;
    const target = { remote, release, lineVersion };
    const fallback = fallbackOf(releases, row);
    const items: MenuItem[] = [];
    if (state === 'uploaded')
      items.push({ label: 'Make live...', icon: <UploadIcon />, onSelect: () => openMakeLiveDialog(target) });
    if (state === 'canary') {
      items.push({ label: 'Promote to all...', icon: <CheckIcon />, onSelect: () => openPromoteDialog(target) });
      items.push({ label: 'Change who gets it...', icon: <PencilIcon />, onSelect: () => openMakeLiveDialog(target, row) });
    }
    if (fallback) {
      const fallbackTarget = { ...target, release: fallback.release };
      items.push({ label: 'Step back...', icon: <UndoIcon />, onSelect: () => openStepBackDialog(fallbackTarget, release) });
    }
    items.push({ label: 'Copy version', icon: <CopyIcon />, onSelect: () => void copy(release) });
    if (state !== 'withdrawn')
      items.push({
        label: 'Withdraw...',
        icon: <TrashIcon />,
        tone: 'danger',
        separated: true,
        onSelect: () => openWithdrawDialog(target, consequenceOf(row, fallback)),
      });
    return items;
  };
}
