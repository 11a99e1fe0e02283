import { Refused } from 'shared-kit/content/Refused';
import type { Permission } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { UserForm } from './UserForm';
import { mayGrant } from './mayGrant';

const NO_PERMISSIONS: readonly Permission[] = [];

/** /users/new; refused for people who may only read users. */
export default function NewUserPage() {
  const authority = useAuthority();
  if (!authority.can('WRITE', 'user')) return <Refused title="New User" back={{ href: '/users', label: 'Users' }} what="users" />;
  return <UserForm permissions={mayGrant(authority) ? NO_PERMISSIONS : undefined} />;
}
