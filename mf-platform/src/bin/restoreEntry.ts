import { hasStatus, messageOf, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { missingText, type Restored } from 'shared-kit/content/restored';
import { confirmChange } from 'shared-kit/form/lostAnswer';
import type { BinEntry } from 'shared-kit/rules/historyEntities';
import { toast } from 'shared-kit/shellServices/toast';
import { nameOf } from './nameOf';

interface RestoreMeta extends Restored {
  link: string | null;
}

/** The collection of the API that an entry came from. */
const collectionOf = ({ kind, property }: BinEntry) => (property ? `/properties/${property.id}/${kind}` : `/${kind}`);

/** Whether a request failed because the entry is no longer in the bin. */
const isNotInBin = (error: unknown) => hasStatus(error, 404);

/** The message for an entry that somebody else restored or removed. */
export const notInBinMessage = (entry: BinEntry) =>
  `${nameOf(entry)} is no longer in the bin: somebody else restored or removed it in the meantime.`;

/** Reloads the bin, and the activity, which links to it. */
export const refreshBin = () => Promise.all([refresh('/bin'), refresh('/activity')]);

/** Replaces the lost response of a restore: all that is known is that the entry is no longer in the bin. */
const RESTORED: RestoreMeta = { link: null, leftOut: [] };

/** Restores an entry. @returns what the server says about it */
const restore = (path: string) =>
  confirmChange(
    async () => (await request<unknown, RestoreMeta>('POST', `${path}/restore`)).meta,
    () =>
      request('GET', path).then(
        () => undefined,
        (error) => (isNotInBin(error) ? RESTORED : Promise.reject(error)),
      ),
  );

/**
 * Restores an entry from the bin. A toast links to it and names anything that could not be restored with it; a failure
 * is reported.
 */
export async function restoreEntry(entry: BinEntry): Promise<void> {
  try {
    const meta = await restore(`/bin/${encodeURIComponent(entry.id)}`);
    const missing = missingText(meta);
    toast({
      text: `${nameOf(entry)} is restored. ${missing}`.trim(),
      ...(missing && { tone: 'note' as const }),
      ...(meta.link && { link: { label: 'Open', href: meta.link } }),
    });
    await refresh(collectionOf(entry));
  } catch (error) {
    toast({ text: isNotInBin(error) ? notInBinMessage(entry) : messageOf(error), tone: 'problem' });
  }
  await refreshBin();
}
