import { useEvery, useResource } from 'shared-kit/api/resource';
import { Failed } from 'shared-kit/content/Failed';
import { Gone, isGone } from 'shared-kit/content/Gone';
import { Navigate, useParams } from 'shared-kit/router';
import type { Permission, User } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { useAuthority, useSession } from 'shared-kit/session';
import { LoadingForm } from 'shared-kit/ui/form/LoadingForm';
import { mayGrant } from './mayGrant';
import { permissionsPath } from './permissionsPath';
import { UserFacts } from './UserFacts';
import { UserForm } from './UserForm';

/** /users/:id/edit; the own id leads to the profile (document 1 §2, P-099). */
export default function EditUserPage() {
  const { id = '' } = useParams();
  const { profile } = useSession();
  return profile?.id === id ? <Navigate to="/profile" replace /> : <EditUser key={id} id={id} />;
}

function EditUser({ id }: { id: string }) {
  const who = useAuthority();
  const user = useResource<User>('/users').useOne(id);
  const untouchable = user.data?.role === 'Super User' && !who.isSuper;
  const editable = who.can('WRITE', 'user') && !untouchable;
  const grants = mayGrant(who) && !untouchable;
  const permissions = useEvery<Permission>(grants && editable ? permissionsPath(id) : null, { perPage: PER_PAGE.permissions });
  const error = user.error ?? permissions.error;

  if (isGone(user.error)) return <Gone title="Edit User" what="user" back={{ href: '/users', label: 'Users' }} />;
  if (error) return <Failed error={error} retry={() => Promise.all([user.reload(), grants && permissions.reload()])} />;
  if (!user.data || (grants && editable && !permissions.data)) return <LoadingForm title="Edit User" />;
  if (!editable) return <UserFacts user={user.data} untouchable={untouchable} />;
  return <UserForm user={user.data} permissions={permissions.data} version={permissions.version} />;
}
