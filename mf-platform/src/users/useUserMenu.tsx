import { useRef } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { everyPage, useResource } from 'shared-kit/api/resource';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { Permission, User } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { NOT_TO_DELETE } from 'shared-kit/rules/permissionGridRights';
import { holdsAll } from 'shared-kit/rules/permissions';
import { useAuthority, useSession } from 'shared-kit/session';
import { modalNow } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';
import { CopyIcon, PencilIcon, TrashIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { useIsMounted } from 'shared-kit/ui/useIsMounted';
import { discardUserDraft } from './discardUserDraft';
import { mayGrant } from './mayGrant';
import { newUserWithRightsOf, permissionsPath } from './permissionsPath';
import { userName } from './userName';

/** The menu of a user. Nobody deletes themself (P-101), and only super users delete super users (API contract §3). */
export function useUserMenu(): (user: User) => MenuItem[] {
  const users = useResource<User>('/users');
  const authority = useAuthority();
  const { profile } = useSession();
  const isMounted = useIsMounted();
  /** The user whom the person most recently chose to delete. */
  const latestId = useRef<string>();
  const mayCopyRights = authority.can('WRITE', 'user') && authority.can('READ', 'user') && mayGrant(authority);

  /**
   * Whether the signed-in person holds all rights of the user, without which the server refuses to delete them
   * (OP-143). If the person may not read those rights, the decision is left to the server.
   */
  const mayDelete = async ({ id }: User) =>
    authority.isSuper ||
    !authority.can('READ', 'permission') ||
    holdsAll(authority, await everyPage<Permission>(permissionsPath(id), { perPage: PER_PAGE.permissions }));

  const deleteUser = async (user: User) => {
    const name = userName(user);
    latestId.current = user.id;
    try {
      const mayBeDeleted = await mayDelete(user);
      // The dialog must not open over another page, nor replace another dialog.
      if (!isMounted() || latestId.current !== user.id || modalNow()) return;
      if (!mayBeDeleted) return void toast({ text: NOT_TO_DELETE, tone: 'problem' });
    } catch (error) {
      return void toast({ text: messageOf(error), tone: 'problem' });
    }
    const remove = async () => {
      await users.remove(user.id);
      discardUserDraft(user.id);
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
    const isOwn = user.id === profile?.id;
    const hasDelete = authority.can('DELETE', 'user') && !isOwn && (authority.isSuper || user.role !== 'Super User');
    return [
      { label: 'Edit', icon: <PencilIcon />, href: isOwn ? '/profile' : `/users/${user.id}/edit` },
      ...(mayCopyRights && !isOwn
        ? [{ label: 'New user with the same rights', icon: <CopyIcon />, href: newUserWithRightsOf(user.id) }]
        : []),
      ...(hasDelete
        ? [
            {
              label: 'Delete',
              icon: <TrashIcon />,
              tone: 'danger' as const,
              separated: true,
              onSelect: () => void deleteUser(user),
            },
          ]
        : []),
    ];
  };
}
