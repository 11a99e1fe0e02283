import { useResource } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { WithRows } from 'shared-kit/content/WithRows';
import { contains, useListAddress } from 'shared-kit/content/useListAddress';
import type { User } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { ClearFilter } from 'shared-kit/ui/button/ClearFilter';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { SearchInput } from 'shared-kit/ui/input/SearchInput';
import { Select } from 'shared-kit/ui/input/Select';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Pager } from 'shared-kit/ui/pager/Pager';
import { Table } from 'shared-kit/ui/table/Table';
import { userName } from './userName';
import css from './users.module.css';
import { USER_COLUMNS } from './userColumns';
import { useUserMenu } from './useUserMenu';
import { ORDERS, useUserOrder } from './useUserOrder';

/** /users: everybody who may sign in, with a filter by name or e-mail (document 1 §2, OP-30). */
export default function UsersPage() {
  const { page, perPage, filter, search, clear, showPage } = useListAddress();
  const { order, orderBy, showOrder } = useUserOrder();
  const authority = useAuthority();
  useRefreshOnReturn('/users');
  const query = { name: contains(filter), orderBy, page, perPage };
  const { data, meta, loading, stale, error, reload } = useResource<User>('/users').useList(query);
  const menu = useUserMenu();
  const add = authority.can('WRITE', 'user') && (
    <LinkButton tone="primary" href="/users/new">
      + New User
    </LinkButton>
  );
  return (
    <>
      <PageHead title="Users" actions={add} />
      <div className={css.bar}>
        <SearchInput className={css.filter} label="Filter by name or email" value={filter} onSearch={search} />
        <Select aria-label="Order" value={order} options={ORDERS} onChange={({ target }) => showOrder(target.value)} />
      </div>
      <WithRows loaded={{ data, error, reload }}>
        <Table<User>
          label="Users"
          columns={USER_COLUMNS}
          rows={loading ? undefined : data}
          stale={stale}
          rowKey={({ id }) => id}
          nameOf={userName}
          menu={menu}
          empty={
            filter ? (
              <EmptyState title={`No users match “${filter}”`} actions={<ClearFilter onClear={clear} />}>
                Try part of the name or email.
              </EmptyState>
            ) : (
              <EmptyState title="There are no users" actions={add}>
                Whoever may sign in is listed here.
              </EmptyState>
            )
          }
        />
      </WithRows>
      <Pager {...meta} onPage={showPage} />
    </>
  );
}
