import { useMemo, useState } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { useAuthority } from 'shared-kit/session';
import { WithRows } from '../../content/WithRows';
import type { Property, User } from '../../rules/entities';
import { PER_PAGE } from '../../rules/limits';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Anchor } from '../../ui/link/Anchor';
import { Pager } from '../../ui/pager/Pager';
import { Table, type Column } from '../../ui/table/Table';
import css from './properties.module.css';

const nameOf = ({ firstName, lastName, email }: User) => [firstName, lastName].filter(Boolean).join(' ') || email;

const columnsFor = ({ withLinks }: { withLinks: boolean }): Column<User>[] => [
  {
    key: 'name',
    header: 'Name',
    kind: 'title',
    cell: (user) => (withLinks ? <Anchor href={`/users/${user.id}/edit`}>{nameOf(user)}</Anchor> : nameOf(user)),
  },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
];

/** The users who have rights on a property, 30 a page (document 3 §2, document 1 §9); links for those whose right reaches beyond it (OP-112). */
export function PropertyUsers({ property }: { property: Property }) {
  const { can } = useAuthority();
  const mayRead = can('READ', 'user', property.id);
  const mayOpenUsers = can('READ', 'user');
  const columns = useMemo(() => columnsFor({ withLinks: mayOpenUsers }), [mayOpenUsers]);
  const [page, setPage] = useState(1);
  const users = useResource<User>(`/properties/${property.id}/users`);
  const { data, meta, loading, stale, error, reload } = users.useList({ page, perPage: PER_PAGE.propertyUsers }, mayRead);
  if (!mayRead) return null;
  return (
    <section id="users" className={css.users} aria-labelledby="users-heading" tabIndex={-1}>
      <h2 id="users-heading">Users</h2>
      <WithRows loaded={{ data, error, reload }}>
        <Table
          label={`Users of ${property.name}`}
          columns={columns}
          rows={loading ? undefined : data}
          stale={stale}
          rowKey={({ id }) => id}
          nameOf={nameOf}
          loadingRows={3}
          empty={<EmptyState title="No users yet">Whoever is given rights on {property.name} is listed here.</EmptyState>}
        />
      </WithRows>
      <Pager {...meta} onPage={setPage} />
    </section>
  );
}
