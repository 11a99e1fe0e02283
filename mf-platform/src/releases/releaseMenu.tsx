import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { messageOf } from 'shared-kit/api/http';
import { toast } from 'shared-kit/shellServices/toast';
import { CheckIcon, CopyIcon, PencilIcon, TrashIcon, UndoIcon, UploadIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { askMakeLive, askPromote, askStepBack, askWithdraw } from './releaseDialogs';

async function copy(release: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(release);
    toast({ text: 'Version copied.' });
  } catch (error) {
    toast({ text: `The version could not be copied. ${messageOf(error)}`, tone: 'problem' });
  }
}

/**
 * The version that people go back to when they leave one: from a canary to the live one, from the live one to the good one
 * that was live before it.
 * @param releases of the remote, newest first
 */
function versionBefore(releases: readonly RemoteRelease[], from: RemoteRelease): RemoteRelease | undefined {
  if (from.state === 'canary') return releases.find(({ state }) => state === 'live');
  if (from.state !== 'live') return undefined;
  const good = releases.filter(({ state, since, release }) => state === 'uploaded' && since !== null && release !== from.release);
  return good.sort((a, b) => Date.parse(b.since ?? '') - Date.parse(a.since ?? ''))[0];
}

/**
 * What can be done with a version. A withdrawn one is never chosen again.
 * @param line version of what is in use
 */
export function releaseMenu(releases: readonly RemoteRelease[], line: number): (row: RemoteRelease) => MenuItem[] {
  return (row) => {
    const { name: remote, release, state } = row;
    const about = { remote, release, line };
    const before = versionBefore(releases, row);
    const items: MenuItem[] = [];
    if (state === 'uploaded') items.push({ label: 'Make live...', icon: <UploadIcon />, onSelect: () => askMakeLive(about) });
    if (state === 'canary') {
      items.push({ label: 'Promote to all...', icon: <CheckIcon />, onSelect: () => askPromote(about) });
      items.push({ label: 'Change who gets it...', icon: <PencilIcon />, onSelect: () => askMakeLive(about, row) });
    }
    if (before) {
      const back = { ...about, release: before.release };
      items.push({ label: 'Step back...', icon: <UndoIcon />, onSelect: () => askStepBack(back, release) });
    }
    items.push({ label: 'Copy version', icon: <CopyIcon />, onSelect: () => void copy(release) });
    if (state !== 'withdrawn')
      items.push({
        label: 'Withdraw...',
        icon: <TrashIcon />,
        tone: 'danger',
        separated: true,
        onSelect: () => askWithdraw(about, state !== 'uploaded'),
      });
    return items;
  };
}
