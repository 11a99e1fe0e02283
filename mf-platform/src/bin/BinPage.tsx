import { useMemo } from 'react';
import { useGet } from 'shared-kit/api/resource';
import { WithRows } from 'shared-kit/content/WithRows';
import { usePageProperty } from 'shared-kit/content/usePageProperty';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { useParams } from 'shared-kit/router';
import type { BinEntry } from 'shared-kit/rules/historyEntities';
import { ownZone } from 'shared-kit/rules/zone';
import { useAuthority } from 'shared-kit/session';
import { ClearFilter } from 'shared-kit/ui/button/ClearFilter';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { TrashIcon } from 'shared-kit/ui/icons/icons';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { ListPager } from 'shared-kit/ui/pager/ListPager';
import { Table } from 'shared-kit/ui/table/Table';
import { KindSelect } from '../filters/KindSelect';
import { PropertySelect } from '../filters/PropertySelect';
import css from './bin.module.css';
import { binColumns } from './binColumns';
import { nameOf } from './nameOf';
import { removeForGood } from './removeForGood';
import { useBinFilter } from './useBinFilter';

const menu = (entry: BinEntry) => [
  { label: 'Delete for good...', icon: <TrashIcon />, tone: 'danger' as const, onSelect: () => removeForGood(entry) },
];

/** /bin, and the bin of one property: what was deleted within the last 30 days, each entry with a button that restores it. */
export default function BinPage() {
  const { hotelid, restaurantId } = useParams();
  const propertyId = hotelid ?? restaurantId;
  const { property } = usePageProperty();
  const filter = useBinFilter(propertyId);
  const { isSuper } = useAuthority();
  const { data, meta, loading, error, reload } = useGet<BinEntry[]>('/bin', filter.query);
  useRefreshOnReturn('/bin');
  const zone = property?.timezone ?? ownZone();
  const isAllProperties = propertyId === undefined;
  const columns = useMemo(() => binColumns(zone, isAllProperties), [zone, isAllProperties]);
  return (
    <>
      <PageHead title="Bin" line="What is deleted can be restored for 30 days." />
      <div className={css.filter} role="search" aria-label="Filter the bin">
        <KindSelect inBin value={filter.kind} type={property?.type} onChoose={filter.showKind} />
        {filter.isOneItem && <ClearFilter small label="Show everything in the bin" onClear={filter.clear} />}
        {isAllProperties && <PropertySelect value={filter.property} onChoose={filter.showProperty} />}
      </div>
      <WithRows loaded={{ data, error, reload }}>
        <Table<BinEntry>
          label="Bin"
          columns={columns}
          rows={loading ? undefined : data}
          rowKey={({ id }) => id}
          nameOf={nameOf}
          menu={isSuper ? menu : undefined}
          empty={
            filter.isFiltered ? (
              <EmptyState title="Nothing in the bin matches" actions={<ClearFilter onClear={filter.clear} />}>
                {isAllProperties ? 'Try another kind or another property.' : 'Try another kind.'}
              </EmptyState>
            ) : (
              <EmptyState title="The bin is empty">What is deleted from now on stays here for 30 days.</EmptyState>
            )
          }
        />
      </WithRows>
      <ListPager list={{ meta, error }} onPage={filter.showPage} />
    </>
  );
}
