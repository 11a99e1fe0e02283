import { hasStatus, messageOf, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { missingIn, type Restored } from 'shared-kit/content/leftOut';
import { arrived } from 'shared-kit/form/arrived';
import type { BinEntry } from 'shared-kit/rules/historyEntities';
import { toast } from 'shared-kit/shellServices/toast';

interface FromBin extends Restored {
  link: string | null;
}

/** The collection of the API that an entry came from. */
const collectionOf = ({ kind, property }: BinEntry) => (property ? `/properties/${property.id}/${kind}` : `/${kind}`);

/** Whether somebody else has already restored an entry. */
const isTaken = (error: unknown) => hasStatus(error, 404);

/** The message when somebody else has already restored it. */
export const takenText = (name: string) =>
  `${name} is no longer in the bin: somebody else restored or removed it in the meantime.`;

/** Loads again what tells where deleted things are: the bin, and the activity that led here. */
export const refreshBin = () => Promise.all([refresh('/bin'), refresh('/activity')]);

/** What is known of a restore whose answer was lost: the entry is no longer in the bin. */
const RESTORED: FromBin = { link: null, leftOut: [] };

/** Restores an entry. @returns what the answer says of it */
const restore = (address: string) =>
  arrived(
    async () => (await request<unknown, FromBin>('POST', `${address}/restore`)).meta,
    () =>
      request('GET', address).then(
        () => undefined,
        (error) => (isTaken(error) ? RESTORED : Promise.reject(error)),
      ),
  );

/** Takes an entry out of the bin and says where it is now, and what it had to be restored without; a failure is reported. */
export async function restoreEntry(entry: BinEntry): Promise<void> {
  try {
    const meta = await restore(`/bin/${encodeURIComponent(entry.id)}`);
    const missing = missingIn(meta);
    toast({
      text: `${entry.name} is restored. ${missing}`.trim(),
      ...(missing && { tone: 'note' as const }),
      ...(meta.link && { link: { label: 'Open', href: meta.link } }),
    });
    await refresh(collectionOf(entry));
  } catch (error) {
    toast({ text: isTaken(error) ? takenText(entry.name) : messageOf(error), tone: 'problem' });
  }
  await refreshBin();
}
