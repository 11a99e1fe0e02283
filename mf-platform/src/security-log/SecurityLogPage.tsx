import { useMemo } from 'react';
import { useGet } from 'shared-kit/api/resource';
import { WithRows } from 'shared-kit/content/WithRows';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import type { SecurityEntry } from 'shared-kit/rules/securityEvents';
import { ClearFilter } from 'shared-kit/ui/button/ClearFilter';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { ListPager } from 'shared-kit/ui/pager/ListPager';
import { Table } from 'shared-kit/ui/table/Table';
import { ExportCsv } from '../download/ExportCsv';
import { columnsOf, eventLabel } from './securityColumns';
import { SecurityFilter } from './SecurityFilter';
import { useSecurityFilter } from './useSecurityFilter';

/** /security-log: who did what about access, when and from where; for super users. */
export default function SecurityLogPage() {
  const filter = useSecurityFilter();
  const { data, meta, loading, error, reload } = useGet<SecurityEntry[]>('/security-log', {
    ...filter.query,
    ...filter.paging,
  });
  useRefreshOnReturn('/security-log');
  const columns = useMemo(() => columnsOf(data ?? []), [data]);
  return (
    <>
      <PageHead
        title="Security Log"
        line="Sign-ins, refusals, and changes of people, rights, tokens, settings and releases; newest first."
        actions={<ExportCsv path={`/security-log?${filter.queryString}`} name={`security-log-${filter.day || 'all'}.csv`} />}
      />
      <SecurityFilter filter={filter} />
      <WithRows loaded={{ data, error, reload }}>
        <Table<SecurityEntry>
          label="Security Log"
          columns={columns}
          rows={loading ? undefined : data}
          rowKey={({ id }) => id}
          nameOf={eventLabel}
          empty={
            filter.isFiltered ? (
              <EmptyState title="Nothing in the log matches" actions={<ClearFilter onClear={filter.clear} />}>
                Try part of the name, another kind or another day.
              </EmptyState>
            ) : (
              <EmptyState title="The log is empty">Whoever signs in from now on is listed here.</EmptyState>
            )
          }
        />
      </WithRows>
      <ListPager list={{ meta, error }} onPage={filter.showPage} />
    </>
  );
}
