import { splitTags } from 'shared-kit/rules/assetTags';
import { toWire } from '../../http/wire';
import type { Services } from '../../http/app';
import { assetAddresses } from './addresses';
import { completeAddress } from '../../http/origin';
import type { assets } from './schema';
import { tagsOf } from './tagging';

export type AssetRow = typeof assets.$inferSelect;

/** Stored assets as they are returned: addresses instead of keys, all tags, categories as plain names (api-contract §1). */
export async function presentAssets({ db, files, config }: Services, rows: AssetRow[]): Promise<unknown[]> {
  const tags = await tagsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { storageKey: _key, renditions: _renditions, ...shown } = row;
    const ownTags = tags.get(row.id) ?? [];
    const { url, thumbUrl } = assetAddresses(row, files);
    const complete = (address: string) => completeAddress(config.publicUrl, address);
    const medium = complete(files.url(row.renditions.medium?.key ?? row.storageKey));
    const addresses = { url: complete(url), thumbUrl: complete(thumbUrl), mediumUrl: medium };
    return toWire({ ...shown, ...addresses, tags: ownTags, categories: splitTags(ownTags).categories });
  });
}

/** One stored asset as it is returned. */
export async function presentAsset(services: Services, row: AssetRow): Promise<unknown> {
  const [asset] = await presentAssets(services, [row]);
  return asset;
}
