import { hasStatus, messageOf, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { missingIn, type Restored } from 'shared-kit/content/leftOut';
import type { BinEntry } from 'shared-kit/rules/historyEntities';
import { toast } from 'shared-kit/shellServices/toast';

interface FromBin extends Restored {
  link: string | null;
}

/** The collection of the API that an entry came from. */
const collectionOf = ({ kind, property }: BinEntry) => (property ? `/properties/${property.id}/${kind}` : `/${kind}`);

/** Whether somebody else has already restored an entry. */
export const isTaken = (error: unknown) => hasStatus(error, 404);

/** The message when somebody else has already restored it. */
export const takenText = (name: string) =>
  `${name} is no longer in the bin: somebody else restored or removed it in the meantime.`;

/** Loads again what tells where deleted things are: the bin, and the activity that led here. */
export const refreshBin = () => Promise.all([refresh('/bin'), refresh('/activity')]);

/** Whether an entry is known to be out of the bin, as after a restore that arrived and whose answer was lost. */
const isGone = ({ id }: BinEntry) => request('GET', `/bin/${encodeURIComponent(id)}`).then(() => false, isTaken);

/** Takes an entry out of the bin and says where it is now, and what it had to be restored without; a failure is reported. */
export async function restoreEntry(entry: BinEntry): Promise<void> {
  try {
    const { meta } = await request<unknown, FromBin>('POST', `/bin/${encodeURIComponent(entry.id)}/restore`);
    const missing = missingIn(meta);
    toast({
      text: `${entry.name} is restored. ${missing}`.trim(),
      ...(missing && { tone: 'note' as const }),
      ...(meta.link && { link: { label: 'Open', href: meta.link } }),
    });
    await refresh(collectionOf(entry));
  } catch (error) {
    if (hasStatus(error, 0) && (await isGone(entry))) toast({ text: `${entry.name} is restored.` });
    else toast({ text: isTaken(error) ? takenText(entry.name) : messageOf(error), tone: 'problem' });
  }
  await refreshBin();
}
