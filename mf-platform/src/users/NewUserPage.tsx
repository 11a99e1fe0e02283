import { Refused } from 'shared-kit/content/Refused';
import type { Permission } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { UserForm } from './UserForm';
import { mayGrant } from './mayGrant';

const NOTHING: readonly Permission[] = [];

/** /users/new; refused to those who may only read users. */
export default function NewUserPage() {
  const who = useAuthority();
  if (!who.can('WRITE', 'user')) return <Refused title="New User" back={{ href: '/users', label: 'Users' }} what="users" />;
  return <UserForm permissions={mayGrant(who) ? NOTHING : undefined} />;
}
