import { useResource } from 'shared-kit/api/resource';
import { WithRows } from 'shared-kit/content/WithRows';
import { useListAddress } from 'shared-kit/content/useListAddress';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import type { Region } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Pager } from 'shared-kit/ui/pager/Pager';
import { Table, type Column } from 'shared-kit/ui/table/Table';
import { Tabs } from 'shared-kit/ui/tabs/Tabs';

const COLUMNS: Column<Region>[] = [
  {
    key: 'name',
    header: 'Region Name',
    kind: 'title',
    cell: ({ id, name }) => <Anchor href={`/hotels/regions/${id}`}>{name}</Anchor>,
  },
];

/** /hotels/regions: one Current tab, since a region has no archive (document 1 §2, P-072 to P-074). */
export default function RegionsPage() {
  const { isSuper } = useAuthority();
  const { page, perPage, showPage } = useListAddress();
  const { data, meta, loading, stale, error, reload } = useResource<Region>('/regions').useList({
    orderBy: 'name:ASC',
    page,
    perPage,
  });
  useRefreshOnReturn('/regions');
  const add = isSuper && (
    <LinkButton tone="primary" href="/hotels/regions/new">
      + New Region
    </LinkButton>
  );
  return (
    <>
      <PageHead title="Regions" actions={add} />
      <Tabs
        label="Regions"
        tabs={[{ key: 'current', label: 'Current', count: meta?.count }]}
        value="current"
        onChange={() => undefined}
      >
        <WithRows loaded={{ data, error, reload }}>
          <Table
            label="Regions"
            columns={COLUMNS}
            rows={loading ? undefined : data}
            stale={stale}
            rowKey={({ id }) => id}
            nameOf={({ name }) => name}
            empty={
              <EmptyState title="There are no regions" actions={add}>
                A region groups hotels, so that people find them by where they are.
              </EmptyState>
            }
          />
        </WithRows>
        <Pager {...meta} onPage={showPage} />
      </Tabs>
    </>
  );
}
