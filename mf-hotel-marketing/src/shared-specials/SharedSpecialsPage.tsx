import { useMemo } from 'react';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { EmptyList } from 'shared-kit/content/EmptyList';
import { Failed } from 'shared-kit/content/Failed';
import { ListControls } from 'shared-kit/content/ListControls';
import { contains, useListAddress } from 'shared-kit/content/useListAddress';
import { useNow } from 'shared-kit/content/useNow';
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
import { openCloneChoice } from './CloneChoice';
import { columnsFor } from './columns';
import { useRowMenu } from './useRowMenu';
import { LIST, useSharedSpecials } from './useSharedSpecials';

const NONE: readonly never[] = [];

/** /hotels/shared/specials: tabs Current and Archived, since shared specials belong to no one hotel (document 2 §2.1). */
export default function SharedSpecialsPage() {
  const { isSuper } = useAuthority();
  const navigate = useNavigate();
  const api = useSharedSpecials();
  useRefreshOnReturn(api.path);
  const address = useListAddress();
  const { tab, page, showTab, showPage, filter, state, byState } = address;
  const now = useNow();
  const list = api.useList({
    archived: tab === 'archived',
    page,
    perPage: PER_PAGE.table,
    title: contains(filter),
    state,
    orderBy: byState ? 'state:ASC,title:ASC' : undefined,
  });
  const counts = countsWith(api.useCounts(), tab, filter || state ? undefined : list);
  const marked = useSavedRow(LIST, {
    rows: list.data ?? NONE,
    // By title: a new one may be anywhere.
    inOrder: false,
    page,
    totalPages: list.meta?.totalPages,
    showPage,
  });
  const menu = useRowMenu();
  const columns = useMemo(() => columnsFor(now), [now]);

  return (
    <>
      <PageHead
        title="Shared Specials"
        line={<p>Written once, given to the hotels you choose. Each hotel’s copy is then its own.</p>}
        actions={
          isSuper && (
            <>
              <Button disabled={!counts.active && !counts.archived} onClick={() => openCloneChoice(navigate)}>
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
        value={tab}
        onChange={showTab}
        end={<ListControls many="Shared Specials" page={address} />}
      >
        {list.error ? (
          <Failed error={list.error} retry={list.reload} />
        ) : (
          <Table
            label={`${tab === 'archived' ? 'Archived' : 'Current'} Shared Specials`}
            columns={columns}
            rows={list.data}
            rowKey={(row) => row.id}
            marked={marked}
            nameOf={(row) => row.title}
            menu={isSuper ? menu : undefined}
            empty={
              <EmptyList
                many="shared specials"
                all="Shared Specials"
                first="current"
                page={address}
                counts={counts}
                kept="What you archive is kept here."
              >
                A shared special is written once and then given to the hotels you choose.
              </EmptyList>
            }
          />
        )}
        {list.meta && <Pager {...list.meta} onPage={showPage} />}
      </Tabs>
    </>
  );
}
