import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { toast } from 'shared-kit/shellServices/toast';
import { COPY_REFUSED, copyText } from 'shared-kit/ui/copyText';
import { CheckIcon, CopyIcon, PencilIcon, TrashIcon, UndoIcon, UploadIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import {
  openAudienceDialog,
  openMakeLiveDialog,
  openPromoteDialog,
  openStepBackDialog,
  openWithdrawDialog,
} from './releaseDialogs';

async function copy(release: string): Promise<void> {
  if (await copyText(release)) toast({ text: 'Version copied.' });
  else toast({ text: `${COPY_REFUSED} Select the version and copy it by hand.`, tone: 'problem' });
}

/** What is in use of a remote, as returned with its versions. */
interface Line {
  /** The version of what is in use. */
  lineVersion: number;
  /** What everybody gets once the live version is withdrawn; undefined where no good one is left. */
  stepBack: string | undefined;
}

/** The version that stepping back leads to: from a canary, it is the live one. */
function fallbackOf(releases: readonly RemoteRelease[], from: RemoteRelease, stepBack: string | undefined): string | undefined {
  if (from.state === 'live') return stepBack;
  return from.state === 'canary' ? releases.find(({ state }) => state === 'live')?.release : undefined;
}

/** What the people who get a version now are shown once it is withdrawn. */
function consequenceOf({ state }: RemoteRelease, fallback: string | undefined): string {
  if (state === 'uploaded') return '';
  if (fallback) return 'Whoever gets it now goes back to the last good version within a minute; nothing typed is lost.';
  return 'There is no earlier good version: pages of this area cannot be opened until another one is made live.';
}

/**
 * The menu of a version. A withdrawn version can never be made live again.
 * @param releases the newest of the remote, and those in use
 */
export function releaseMenu(
  releases: readonly RemoteRelease[],
  { lineVersion, stepBack }: Line,
): (row: RemoteRelease) => MenuItem[] {
  return (row) => {
    const { name: remote, release, state } = row;
    const target = { remote, release, lineVersion };
    const fallback = fallbackOf(releases, row, stepBack);
    const items: MenuItem[] = [];
    if (state === 'uploaded')
      items.push({ label: 'Make live...', icon: <UploadIcon />, onSelect: () => openMakeLiveDialog(target) });
    if (state === 'canary') {
      items.push({ label: 'Promote to all...', icon: <CheckIcon />, onSelect: () => openPromoteDialog(target) });
      items.push({ label: 'Change who gets it...', icon: <PencilIcon />, onSelect: () => openAudienceDialog(target, row) });
    }
    if (fallback) {
      const fallbackTarget = { ...target, release: fallback };
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
