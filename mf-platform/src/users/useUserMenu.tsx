import { useResource } from 'shared-kit/api/resource';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { User } from 'shared-kit/rules/entities';
import { useAuthority, useSession } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { CopyIcon, PencilIcon, TrashIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { mayGrant } from './mayGrant';
import { newUserWithRightsOf } from './permissionsPath';
import { userName } from './userName';

/** A row's menu. Nobody deletes themself (P-101), and only super users delete super users (API contract §3). */
export function useUserMenu(): (user: User) => MenuItem[] {
  const users = useResource<User>('/users');
  const who = useAuthority();
  const { profile } = useSession();
  const mayAdd = who.can('WRITE', 'user') && who.can('READ', 'user') && mayGrant(who);

  const ask = (user: User) => {
    const name = userName(user);
    const remove = async () => {
      await users.remove(user.id);
      toast({ text: `${name} deleted.` });
    };
    confirmDelete({
      what: 'User',
      name,
      outcome: 'will be removed for good. This cannot be undone.',
      note: <p>{`${user.email} can no longer sign in, and is signed out everywhere.`}</p>,
      onDelete: remove,
    });
  };
  return (user) => {
    const own = user.id === profile?.id;
    const deletable = who.can('DELETE', 'user') && !own && (who.isSuper || user.role !== 'Super User');
    return [
      { label: 'Edit', icon: <PencilIcon />, href: own ? '/profile' : `/users/${user.id}/edit` },
      ...(mayAdd && !own
        ? [{ label: 'New user with the same rights', icon: <CopyIcon />, href: newUserWithRightsOf(user.id) }]
        : []),
      ...(deletable
        ? [{ label: 'Delete', icon: <TrashIcon />, tone: 'danger' as const, separated: true, onSelect: () => ask(user) }]
        : []),
    ];
  };
}
