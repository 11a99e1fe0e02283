import { messageOf } from 'shared-kit/api/http';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { SharedSpecial } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { ArchiveIcon, TrashIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { useSharedSpecials } from './useSharedSpecials';

/** Archive or Unarchive, and Delete (OP-72); Undo restores both flags as they were (OP-133). */
export function useRowMenu(): (row: SharedSpecial) => MenuItem[] {
  const api = useSharedSpecials();
  const failed = (error: unknown) => toast({ text: messageOf(error), tone: 'problem' });

  const toggle = async (row: SharedSpecial) => {
    const archived = !row.archived;
    try {
      await api.archive(row, archived);
      const undo = () => void api.save({ archived: !archived, published: row.published }, row.id).catch(failed);
      toast({ text: `${row.title} ${archived ? 'archived' : 'unarchived'}.`, action: { label: 'Undo', run: undo } });
    } catch (error) {
      failed(error);
    }
  };
  const remove = async (row: SharedSpecial) => {
    await api.remove(row.id);
    toast({ text: `${row.title} deleted.` });
  };
  return (row) => [
    { label: row.archived ? 'Unarchive' : 'Archive', icon: <ArchiveIcon />, onSelect: () => void toggle(row) },
    {
      label: 'Delete',
      icon: <TrashIcon />,
      tone: 'danger',
      onSelect: () =>
        confirmDelete({
          what: 'Shared Special',
          name: row.title,
          note: <p>The hotels keep the copies they were given.</p>,
          onDelete: () => remove(row),
        }),
    },
  ];
}
