import { ApiError, hasStatus, messageOf, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { arrivedIf } from 'shared-kit/form/arrived';
import { categoryTag, commaList, splitTags } from 'shared-kit/rules/assetTags';
import type { Asset } from 'shared-kit/rules/entities';
import { inTurn } from 'shared-kit/rules/inTurn';
import { getSession } from 'shared-kit/session';

/** What is done with one file of many, and only over the version that is shown. @throws ApiError */
export type Change = (asset: Asset) => Promise<unknown>;

function isMissing(error: unknown): true {
  if (hasStatus(error, 404)) return true;
  throw error;
}

const pathOf = ({ id }: Asset) => `/assets/${encodeURIComponent(id)}`;

const change = (asset: Asset, body: object) =>
  arrivedIf(
    () => request('PUT', pathOf(asset), { body, ifMatch: asset.version }),
    async () => {
      const { version, updatedBy } = (await request<Asset>('GET', pathOf(asset))).data;
      return version === asset.version + 1 && updatedBy?.id === getSession().profile?.id;
    },
  );

/** Adds tags to those that a file has. @param typed with commas between them */
export const addTags =
  (typed: string): Change =>
  async (asset) => {
    const { tags } = splitTags(asset.tags);
    const all = commaList([...tags, typed].join(','));
    if (all.length > tags.length) await change(asset, { tags: all.map((name) => ({ name })) });
  };

/** Gives a file one category instead of those that it has. */
export const setCategory =
  (category: string): Change =>
  (asset) =>
    change(asset, { categories: [categoryTag(category)] });

/** Deletes a file that no content uses; the server refuses others. What somebody else has deleted is deleted. */
export const remove: Change = (asset) =>
  arrivedIf(
    () => request('DELETE', pathOf(asset), { ifMatch: asset.version }).catch(isMissing),
    () => request('GET', pathOf(asset)).then(() => false, isMissing),
  );

export interface Outcome {
  done: Asset[];
  failed: { asset: Asset; why: string }[];
}

/** A sentence that begins with another word may begin with a name. */
const BEGINS_SMALL = /^(An?|It|Some(body|one)|The|There|This|Too|You|Your)\b/;

function whyOf(error: unknown): string {
  const fields = error instanceof ApiError ? [...new Set(Object.values(error.fields))].join(' ') : '';
  const sentence = fields || messageOf(error);
  return sentence.replace(BEGINS_SMALL, (word) => word.toLowerCase());
}

/**
 * Changes many files, one after another: tags are shared by files, so that two changes at once could meet.
 * @param onEach called with how many are done
 */
export async function changeMany(assets: readonly Asset[], work: Change, onEach: (behind: number) => void): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  await inTurn(
    assets,
    async (asset) => {
      try {
        await work(asset);
        outcome.done.push(asset);
      } catch (error) {
        outcome.failed.push({ asset, why: whyOf(error) });
      }
      onEach(outcome.done.length + outcome.failed.length);
    },
    1,
  );
  await refresh('/assets');
  return outcome;
}

/** At most this many of those that failed are named; all stay ticked. */
const NAMED = 10;

/** '5 changed, 1 could not be: Garden room, because this file is used in one place: Winter Escape.' */
export function outcomeSentence({ done, failed }: Outcome, verb: 'changed' | 'deleted'): string {
  const whys = failed.slice(0, NAMED).map(({ asset, why }) => `${asset.name}, because ${why}`);
  if (failed.length > NAMED) whys.push(`And ${failed.length - NAMED} more.`);
  return `${done.length} ${verb}${failed.length > 0 ? `, ${failed.length} could not be: ${whys.join(' ')}` : '.'}`;
}
