import { useResource } from 'shared-kit/api/resource';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { User } from 'shared-kit/rules/entities';
import { useAuthority, useSession } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { IconButton } from 'shared-kit/ui/button/IconButton';
import { TrashIcon } from 'shared-kit/ui/icons/icons';
import { userName } from './userName';

/** A row's delete button. Nobody deletes themself (P-101), and only super users delete super users (API contract §3). */
export function DeleteUser({ user }: { user: User }) {
  const users = useResource<User>('/users');
  const { isSuper } = useAuthority();
  const { profile } = useSession();
  if (user.id === profile?.id || (user.role === 'Super User' && !isSuper)) return null;
  const name = userName(user);
  const remove = async () => {
    await users.remove(user.id);
    toast({ text: `${name} deleted.` });
  };
  const ask = () =>
    confirmDelete({
      what: 'User',
      name,
      note: (
        <p>
          {user.email} can no longer sign in, and everything that {name} is signed in to ends.
        </p>
      ),
      onDelete: remove,
    });
  return <IconButton label={`Delete ${name}`} icon={<TrashIcon />} onClick={ask} />;
}
