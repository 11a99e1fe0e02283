import { useEvery, useResource } from 'shared-kit/api/resource';
import { FailedPage } from 'shared-kit/content/FailedPage';
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

/** /users/:id/edit; one's own id leads to the profile (document 1 §2, P-099). */
export default function EditUserPage() {
  const { id = '' } = useParams();
  const { profile } = useSession();
  return profile?.id === id ? <Navigate to="/profile" replace /> : <EditUser key={id} id={id} />;
}

function EditUser({ id }: { id: string }) {
  const authority = useAuthority();
  const user = useResource<User>('/users').useOne(id);
  const isProtected = user.data?.role === 'Super User' && !authority.isSuper;
  const mayEdit = authority.can('WRITE', 'user') && !isProtected;
  const mayEditPermissions = mayEdit && mayGrant(authority);
  const permissions = useEvery<Permission>(mayEditPermissions ? permissionsPath(id) : null, { perPage: PER_PAGE.permissions });
  // If the user cannot be reloaded, the form stays with what was typed.
  const error = (!user.data && user.error) || (!permissions.data && permissions.error);

  if (isGone(user.error)) return <Gone title="Edit User" what="user" back={{ href: '/users', label: 'Users' }} />;
  if (error)
    return (
      <FailedPage
        title="Edit User"
        error={error}
        retry={() => Promise.all([user.reload(), mayEditPermissions && permissions.reload()])}
      />
    );
  if (!user.data || (mayEditPermissions && !permissions.data)) return <LoadingForm title="Edit User" />;
  if (!mayEdit) return <UserFacts user={user.data} isProtected={isProtected} />;
  return <UserForm user={user.data} permissions={permissions.data} version={permissions.version} />;
}
