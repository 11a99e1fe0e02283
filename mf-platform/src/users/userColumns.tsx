import { stampText } from 'shared-kit/rules/dates';
import type { User } from 'shared-kit/rules/entities';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import type { Column } from 'shared-kit/ui/table/Table';
import { userName } from './userName';
import css from './users.module.css';

/** 'Everything' of a super user, or the first properties by name and how many more; rights without a property stand before them. */
function placesText({ role, places }: Pick<User, 'role' | 'places'>): string {
  if (role === 'Super User') return 'Everything';
  const { every = false, names = [], count = 0 } = places ?? {};
  const more = count - names.length;
  const named = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  const parts = [...(every ? ['Group rights'] : []), ...(named ? [named] : [])];
  return parts.join('; ') || 'No rights';
}

/** An address that takes two lines breaks after its '@'. */
function emailText({ email }: User) {
  const host = email.lastIndexOf('@') + 1;
  return (
    <span className={css.email}>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </span>
  );
}

/** The columns of the list of users (OP-30). A sign-in is no text that may be cut: it takes the lines that it needs. */
export const USER_COLUMNS: Column<User>[] = [
  {
    key: 'name',
    header: 'Name',
    kind: 'title',
    cell: (user) => <Anchor href={`/users/${user.id}/edit`}>{userName(user)}</Anchor>,
  },
  { key: 'email', header: 'Email', cell: emailText },
  { key: 'role', header: 'Role', cell: ({ role }) => role },
  { key: 'places', header: 'Rights On', cell: placesText },
  { key: 'lastSignIn', header: 'Last Sign-in', cell: ({ lastSignIn }) => <span>{stampText(lastSignIn)}</span> },
];
