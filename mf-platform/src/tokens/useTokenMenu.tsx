import { useResource } from 'shared-kit/api/resource';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { Token } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { CalendarIcon, TrashIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { openExpiryDialog } from './openExpiryDialog';

/** The menu of a token; a deleted token stops working immediately. */
export function useTokenMenu(): (token: Token) => MenuItem[] {
  const tokens = useResource<Token>('/tokens');
  const deleteToken = ({ id, name }: Token) =>
    confirmDelete({
      what: 'Token',
      name,
      outcome: 'will be removed for good. This cannot be undone.',
      note: <p>Sites and programs that use this token will be refused from then on.</p>,
      onDelete: async () => {
        await tokens.remove(id);
        toast({ text: `${name} deleted.` });
      },
    });
  return (token) => [
    { label: 'Change expiry...', icon: <CalendarIcon />, onSelect: () => openExpiryDialog({ token, tokens }) },
    { label: 'Delete', icon: <TrashIcon />, tone: 'danger', onSelect: () => deleteToken(token) },
  ];
}
