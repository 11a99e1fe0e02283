import { useMemo } from 'react';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { EmptyList } from 'shared-kit/content/EmptyList';
import { WithRows } from 'shared-kit/content/WithRows';
import { ListControls } from 'shared-kit/content/ListControls';
import { contains, useListAddress } from 'shared-kit/content/useListAddress';
import { useNow } from 'shared-kit/ui/useNow';
import { useSavedRow } from 'shared-kit/content/useSavedRow';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { countsWith } from 'shared-kit/rules/countsWith';
import { listTabs } from 'shared-kit/rules/tabs';
import { useNavigate } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { Button } from 'shared-kit/ui/button/Button';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Pager } from 'shared-kit/ui/pager/Pager';
import { Table } from 'shared-kit/ui/table/Table';
import { Tabs } from 'shared-kit/ui/tabs/Tabs';
import { openCloneDialog } from './CloneDialog';
import { columnsFor } from './sharedSpecialColumns';
import { useSharedSpecialMenu } from './useSharedSpecialMenu';
import { LIST, useSharedSpecials } from './useSharedSpecials';

const NO_ROWS: readonly never[] = [];

/** The page of shared specials that the address selects, with the counts of both tabs. */
function useSharedSpecialList() {
  const api = useSharedSpecials();
  useRefreshOnReturn(api.path);
  const address = useListAddress('current');
  const { tab, page, filter, state, byState } = address;
  const list = api.useList({
    archived: tab === 'archived',
    page,
    perPage: PER_PAGE.table,
    title: contains(filter),
    state,
    orderBy: byState ? 'state:ASC,title:ASC' : undefined,
  });
  const counts = countsWith(api.useCounts(), tab, filter || state ? undefined : list);
  const markedId = useSavedRow(LIST, {
    rows: list.data ?? NO_ROWS,
    // Rows are ordered by title, so a new one may appear anywhere.
    inOrder: false,
    page,
    totalPages: list.meta?.totalPages,
    showPage: address.showPage,
  });
  return { address, list, counts, markedId };
}

type SharedSpecialList = ReturnType<typeof useSharedSpecialList>;

/** /hotels/shared/specials: tabs Current and Archived, since shared specials belong to no one hotel (document 2 §2.1). */
export default function SharedSpecialsPage() {
  const { isSuper } = useAuthority();
  const navigate = useNavigate();
  const shared = useSharedSpecialList();
  const { address, list, counts } = shared;
  return (
    <>
      <PageHead
        title="Shared Specials"
        line={<p>Written once, given to the hotels you choose. Each hotel’s copy is then its own.</p>}
        actions={
          isSuper && (
            <>
              <Button disabled={!counts.active && !counts.archived} onClick={() => openCloneDialog(navigate)}>
                Clone a Shared Special
              </Button>
              <LinkButton tone="primary" href={`${LIST}/new`}>
                + New Shared Special
              </LinkButton>
            </>
          )
        }
      />
      <Tabs
        label="Shared Specials"
        tabs={listTabs(counts, 'Current')}
        value={address.tab}
        onChange={address.showTab}
        end={<ListControls plural="Shared Specials" page={address} />}
      >
        <WithRows loaded={list}>
          <SharedSpecialsTable {...shared} />
        </WithRows>
        <Pager {...list.meta} onPage={address.showPage} />
      </Tabs>
    </>
  );
}

function SharedSpecialsTable({ address, list, counts, markedId }: SharedSpecialList) {
  const { isSuper } = useAuthority();
  const now = useNow();
  const columns = useMemo(() => columnsFor(now), [now]);
  const menu = useSharedSpecialMenu();
  return (
    <Table
      label={`${address.tab === 'archived' ? 'Archived' : 'Current'} Shared Specials`}
      columns={columns}
      rows={list.loading ? undefined : list.data}
      stale={list.stale}
      rowKey={(row) => row.id}
      marked={markedId}
      nameOf={(row) => row.title}
      menu={isSuper ? menu : undefined}
      empty={
        <EmptyList
          plural="shared specials"
          all="Shared Specials"
          first="current"
          page={address}
          counts={counts}
          emptyArchiveText="Archived items are kept here."
        >
          A shared special is written once and then given to the hotels you choose.
        </EmptyList>
      }
    />
  );
}
