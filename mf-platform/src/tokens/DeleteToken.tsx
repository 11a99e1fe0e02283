import { useResource } from 'shared-kit/api/resource';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { Token } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { IconButton } from 'shared-kit/ui/button/IconButton';
import { TrashIcon } from 'shared-kit/ui/icons/icons';

/** A row's delete button; the token stops working at once. */
export function DeleteToken({ token: { id, name } }: { token: Token }) {
  const tokens = useResource<Token>('/tokens');
  const remove = async () => {
    await tokens.remove(id);
    toast({ text: `${name} deleted.` });
  };
  const ask = () =>
    confirmDelete({
      what: 'Token',
      name,
      note: <p>Whatever reads with this token is refused from then on.</p>,
      onDelete: remove,
    });
  return <IconButton label={`Delete ${name}`} icon={<TrashIcon />} onClick={ask} />;
}
