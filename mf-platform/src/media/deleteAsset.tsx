import { hasStatus, request } from 'shared-kit/api/http';
import { resource } from 'shared-kit/api/resource';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { Asset, AssetUsage, ListMeta } from 'shared-kit/rules/entities';
import { UsageList } from './UsageList';

interface Usage {
  data?: AssetUsage[] | undefined;
  meta?: ListMeta | undefined;
}

/**
 * Asks before an asset is deleted, and lists the places that use it (OP-55). The confirmation covers only these places:
 * if others use it by the time it is confirmed, the server refuses, and the dialog lists them.
 */
export function deleteAsset(asset: Asset, usage: Usage, onDeleted: () => unknown): void {
  let seen = usage;
  const countSeen = () => seen.meta?.count ?? seen.data?.length ?? 0;
  const note = () => {
    const count = countSeen();
    if (count === 0) return null;
    return (
      <>
        <p>
          {count === 1 ? 'One place uses it and will show a placeholder:' : `${count} places use it and will show a placeholder:`}
        </p>
        <UsageList usage={seen.data ?? []} count={count} />
      </>
    );
  };
  const remove = async () => {
    try {
      await resource<Asset>('/assets').remove(asset.id, countSeen() > 0 ? { force: true, expected: seen.meta?.mark } : {});
    } catch (error) {
      if (hasStatus(error, 409))
        seen = await request<AssetUsage[], ListMeta>('GET', `/assets/${encodeURIComponent(asset.id)}/usage`);
      throw error;
    }
    await onDeleted();
  };
  confirmDelete({ what: 'Asset', name: asset.name, note, onDelete: remove });
}
