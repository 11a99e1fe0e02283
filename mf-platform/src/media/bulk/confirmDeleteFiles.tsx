import { hasStatus, request } from 'shared-kit/api/http';
import { askFirst } from 'shared-kit/modals/askFirst';
import { counted } from 'shared-kit/rules/counted';
import type { Asset, AssetUsage, ListMeta } from 'shared-kit/rules/entities';
import { forEachConcurrently } from 'shared-kit/rules/forEachConcurrently';
import { DELETE_MODAL_WIDTH } from 'shared-kit/rules/limits';
import { modalNow } from 'shared-kit/shellServices/modal';

/** Whether content uses a file. One that somebody else has deleted counts as unused, as it counts as deleted afterwards. */
async function isUsed({ id }: Asset): Promise<boolean> {
  try {
    const { data, meta } = await request<AssetUsage[], ListMeta>('GET', `/assets/${encodeURIComponent(id)}/usage`);
    // Places that the person may not read are included only in the count.
    return (meta?.count ?? data.length) > 0;
  } catch (error) {
    if (hasStatus(error, 404)) return false;
    throw error;
  }
}

/** Counts the files that content uses. */
async function countUsed(assets: readonly Asset[]): Promise<number> {
  let used = 0;
  await forEachConcurrently(assets, async (asset) => {
    if (await isUsed(asset)) used += 1;
  });
  return used;
}

function formatUsage(usedCount: number, count: number): string {
  if (usedCount === 0) return count === 1 ? 'No content uses it.' : 'No content uses any of them.';
  const partClause = `${usedCount} of them ${usedCount === 1 ? 'is' : 'are'}`;
  const clause = count === 1 ? 'It is' : usedCount === count ? 'They are' : partClause;
  return `${clause} in use and will not be deleted. The page of a file shows where it is used.`;
}

/**
 * Asks before many files are deleted, and says how many are in use: the server refuses to delete those. If another
 * dialog is opened during that look-up, this one does not replace it.
 * @param isMounted whether the page of the files is still shown; the dialog must not open over another page
 * @throws ApiError
 */
export async function confirmDeleteFiles(
  assets: readonly Asset[],
  isMounted: () => boolean,
  onConfirm: () => void,
): Promise<void> {
  const usedCount = await countUsed(assets);
  if (!isMounted() || modalNow()) return;
  const isOne = assets.length === 1;
  const subject = isOne ? assets[0]?.name : counted(assets.length, 'file');
  const unusedCount = assets.length - usedCount;
  const isMixed = usedCount > 0 && unusedCount > 0;
  const outcome =
    unusedCount === 0
      ? `${isOne ? 'stays' : 'stay'} in the library.`
      : `${unusedCount === 1 ? 'goes' : 'go'} to the bin. ${unusedCount === 1 ? 'It' : 'They'} can be restored from there for 30 days.`;
  askFirst({
    title: 'Delete Assets',
    confirmLabel: 'Delete Assets',
    tone: 'danger',
    style: { width: DELETE_MODAL_WIDTH },
    // The page reports the result for each file.
    onConfirm: () => Promise.resolve(onConfirm()),
    children: (
      <>
        <p>
          {isMixed && 'Of '}
          <strong>{subject}</strong>
          {isMixed && `, ${unusedCount}`} {outcome}
        </p>
        <p>{formatUsage(usedCount, assets.length)}</p>
      </>
    ),
  });
}
