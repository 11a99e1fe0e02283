import { stampText } from 'shared-kit/rules/dates';
import type { User } from 'shared-kit/rules/entities';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import type { Column } from 'shared-kit/ui/table/Table';
import { userName } from './userName';
import css from './users.module.css';

/**
 * 'Everything' for a super user; for others 'Group rights', if they have any, then the names of the first properties
 * and the number of further ones.
 */
function formatPlaces({ role, places }: Pick<User, 'role' | 'places'>): string {
  if (role === 'Super User') return 'Everything';
  const { every = false, names = [], count = 0 } = places ?? {};
  const hiddenCount = count - names.length;
  const properties = hiddenCount > 0 ? `${names.join(', ')} and ${hiddenCount} more` : names.join(', ');
  return [every && 'Group rights', properties].filter(Boolean).join('; ') || 'No rights';
}

/** An e-mail address that may break after its '@'. */
function emailCell({ email }: User) {
  const hostStart = email.lastIndexOf('@') + 1;
  return (
    <span className={css.email}>
      {email.slice(0, hostStart)}
      <wbr />
      {email.slice(hostStart)}
    </span>
  );
}

/** The columns of the list of users (OP-30). The last sign-in is an element, since the table cuts long plain text. */
export const USER_COLUMNS: Column<User>[] = [
  {
    key: 'name',
    header: 'Name',
    kind: 'title',
    cell: (user) => <Anchor href={`/users/${user.id}/edit`}>{userName(user)}</Anchor>,
  },
  { key: 'email', header: 'Email', cell: emailCell },
  { key: 'role', header: 'Role', cell: ({ role }) => <span className={css.role}>{role}</span> },
  { key: 'places', header: 'Rights On', cell: formatPlaces },
  { key: 'lastSignIn', header: 'Last Sign-in', cell: ({ lastSignIn }) => <span>{stampText(lastSignIn)}</span> },
];
