import { request } from 'shared-kit/api/http';
import { refresh, type Loaded } from 'shared-kit/api/resource';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { Asset, AssetUsage } from 'shared-kit/rules/entities';
import { UsageList } from './UsageList';

/**
 * Asks before an asset is deleted, with the places that use it (OP-55). The confirmation only covers the places shown: if others
 * use it by then, the server refuses and names them.
 */
export function deleteAsset(asset: Asset, { data = [], meta }: Loaded<AssetUsage[]>, onDeleted: () => unknown): void {
  const count = meta?.count ?? data.length;
  const used = count > 0;
  confirmDelete({
    what: 'Asset',
    name: asset.name,
    note: used && (
      <>
        <p>
          {count === 1 ? 'One place uses it and will show a placeholder:' : `${count} places use it and will show a placeholder:`}
        </p>
        <UsageList usage={data} count={count} />
      </>
    ),
    onDelete: async () => {
      await request('DELETE', `/assets/${encodeURIComponent(asset.id)}`, { query: { force: used || undefined } });
      await onDeleted();
      void refresh('/assets');
    },
  });
}
