import { useResource } from 'shared-kit/api/resource';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { Token } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { CalendarIcon, TrashIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { askExpiry } from './ChangeExpiry';

/** A row's menu; a deleted token stops working immediately. */
export function useTokenMenu(): (token: Token) => MenuItem[] {
  const tokens = useResource<Token>('/tokens');
  const ask = ({ id, name }: Token) =>
    confirmDelete({
      what: 'Token',
      name,
      outcome: 'will be removed for good. This cannot be undone.',
      note: <p>Whatever reads with this token is refused from then on.</p>,
      onDelete: async () => {
        await tokens.remove(id);
        toast({ text: `${name} deleted.` });
      },
    });
  return (token) => [
    { label: 'Change expiry...', icon: <CalendarIcon />, onSelect: () => askExpiry({ token, tokens }) },
    { label: 'Delete', icon: <TrashIcon />, tone: 'danger', onSelect: () => ask(token) },
  ];
}
