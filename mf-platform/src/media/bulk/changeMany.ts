import { ApiError, hasStatus, messageOf, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { confirmMade } from 'shared-kit/form/lostAnswer';
import { categoryTag, commaList, splitTags } from 'shared-kit/rules/assetTags';
import type { Asset } from 'shared-kit/rules/entities';
import { forEachConcurrently } from 'shared-kit/rules/forEachConcurrently';
import { getSession } from 'shared-kit/session';

/** Changes one file of many, but only if the version shown is still the current one. @throws ApiError */
export type Change = (asset: Asset) => Promise<unknown>;

function missingOrThrow(error: unknown): true {
  if (hasStatus(error, 404)) return true;
  throw error;
}

const pathOf = ({ id }: Asset) => `/assets/${encodeURIComponent(id)}`;

/** @param isUnneeded whether what is stored is what the change would make of it; the server then keeps the version */
const update = (asset: Asset, body: object, isUnneeded: (stored: Asset) => boolean = () => false) =>
  confirmMade(
    () => request('PUT', pathOf(asset), { body, ifMatch: asset.version }),
    async () => {
      const stored = (await request<Asset>('GET', pathOf(asset))).data;
      if (stored.version === asset.version) return isUnneeded(stored);
      return stored.version === asset.version + 1 && stored.updatedBy?.id === getSession().profile?.id;
    },
  );

/** Adds tags to those that a file already has. @param typed the tags, separated by commas */
export const addTags =
  (typed: string): Change =>
  async (asset) => {
    const { tags } = splitTags(asset.tags);
    const all = commaList([...tags, typed].join(','));
    if (all.length > tags.length) await update(asset, { tags: all.map((name) => ({ name })) });
  };

/** Replaces the categories of a file with a single one. */
export const setCategory =
  (category: string): Change =>
  (asset) =>
    update(asset, { categories: [categoryTag(category)] }, ({ tags }) => {
      const { categories } = splitTags(tags);
      return categories.length === 1 && categories[0] === category;
    });

/** Deletes a file that no content uses; the server refuses others. A file that somebody else has deleted counts as deleted. */
export const remove: Change = (asset) =>
  confirmMade(
    () => request('DELETE', pathOf(asset), { ifMatch: asset.version }).catch(missingOrThrow),
    () => request('GET', pathOf(asset)).then(() => false, missingOrThrow),
  );

export interface Outcome {
  done: Asset[];
  failed: { asset: Asset; reason: string }[];
}

/** First words that become lower case after 'because'; any other first word may be a name. */
const LOWERCASE_INSIDE = /^(An?|It|Some(body|one)|The|There|This|Too|You|Your)\b/;

function reasonOf(error: unknown): string {
  const fieldMessages = error instanceof ApiError ? [...new Set(Object.values(error.fields))].join(' ') : '';
  return (fieldMessages || messageOf(error)).replace(LOWERCASE_INSIDE, (word) => word.toLowerCase());
}

/**
 * Changes many files one at a time: files share tags, so simultaneous changes could conflict.
 * @param onProgress called after each file with the number of files finished, whether changed or failed
 */
export async function changeMany(
  assets: readonly Asset[],
  change: Change,
  onProgress: (finished: number) => void,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  await forEachConcurrently(
    assets,
    async (asset) => {
      try {
        await change(asset);
        outcome.done.push(asset);
      } catch (error) {
        outcome.failed.push({ asset, reason: reasonOf(error) });
      }
      onProgress(outcome.done.length + outcome.failed.length);
    },
    1,
  );
  await refresh('/assets');
  return outcome;
}

/** At most this many failed files are named; all of them stay ticked. */
const MAX_NAMED = 10;

/** '5 changed, 1 could not be: Garden room, because this file is used in one place: Winter Escape.' */
export function formatOutcome({ done, failed }: Outcome, verb: 'changed' | 'deleted'): string {
  const reasons = failed.slice(0, MAX_NAMED).map(({ asset, reason }) => `${asset.name}, because ${reason}`);
  if (failed.length > MAX_NAMED) reasons.push(`And ${failed.length - MAX_NAMED} more.`);
  return `${done.length} ${verb}${failed.length > 0 ? `, ${failed.length} could not be: ${reasons.join(' ')}` : '.'}`;
}
