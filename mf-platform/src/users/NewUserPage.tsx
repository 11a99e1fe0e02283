import { Navigate } from 'shared-kit/router';
import type { Permission } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { UserForm } from './UserForm';
import { mayGrant } from './mayGrant';

const NOTHING: readonly Permission[] = [];

/** /users/new. Who may only look at users is led to the list of them. */
export default function NewUserPage() {
  const who = useAuthority();
  if (!who.can('WRITE', 'user')) return <Navigate to="/users" replace />;
  return <UserForm permissions={mayGrant(who) ? NOTHING : undefined} />;
}
