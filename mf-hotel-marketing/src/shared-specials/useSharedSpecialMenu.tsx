import { ApiError } from 'shared-kit/api/http';
import { publishAndDuplicateItems } from 'shared-kit/content/publishAndDuplicateItems';
import { offerUndo } from 'shared-kit/content/offerUndo';
import { runRowAction } from 'shared-kit/content/runRowAction';
import { rowKey } from 'shared-kit/content/rowKey';
import { setFlags } from 'shared-kit/content/setFlags';
import { resendIfLost } from 'shared-kit/form/lostAnswer';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import { createStableIds } from 'shared-kit/ui/stableIds';
import { notifyDeleted } from 'shared-kit/content/notifyDeleted';
import { undoCopies } from 'shared-kit/content/undoByDeleting';
import { undoChange } from 'shared-kit/content/undoByRestoring';
import type { SharedSpecial } from 'shared-kit/rules/models/sharedSpecial';
import { ArchiveIcon, TrashIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { LIST, useSharedSpecials } from './useSharedSpecials';

/** The ids of copies by the version of their source row, so that a repeated request creates no second copy. */
const copyIds = createStableIds();

/** The server does not create the same copy again; pressing Duplicate once more creates another one. */
const COPY_IN_BIN = 'Its copy was created before, and is in the bin now.';

const linkTo = (id: string) => ({ label: 'Open', href: `${LIST}/${id}/edit` });

/** Archive or Unarchive and Delete (OP-72), followed by Publish and Duplicate (OP-144); Undo restores both flags (OP-133). */
export function useSharedSpecialMenu(): (row: SharedSpecial) => MenuItem[] {
  const api = useSharedSpecials();
  const change = (action: string, row: SharedSpecial, flags: Partial<SharedSpecial>, verb: string) =>
    runRowAction(api, row, { action, verb, name: row.title, link: linkTo(row.id) }, async () => {
      const item = await setFlags(api, row.id, flags);
      offerUndo({ text: `${row.title} ${verb}.`, name: row.title, undo: undoChange(api.path, row.title, item) });
    });
  const toggleArchived = (row: SharedSpecial) =>
    change(
      'archive',
      row,
      row.archived ? { archived: false } : { archived: true, published: false },
      row.archived ? 'unarchived' : 'archived',
    );
  const togglePublished = (row: SharedSpecial) =>
    change('publish', row, { published: !row.published }, row.published ? 'unpublished' : 'published');
  const duplicate = (row: SharedSpecial) =>
    runRowAction(api, row, { action: 'duplicate', verb: 'duplicated', name: row.title, link: linkTo(row.id) }, async () => {
      const { id, title } = row;
      const key = rowKey(api, row);
      const clone = () => api.clone<{ id: string }[]>({ ids: [id] }, copyIds.idOf(key, `${row.version}`));
      const [copy] = (await resendIfLost(clone)).data ?? [];
      copyIds.release(key);
      if (!copy) throw new ApiError({ status: 409, code: 'conflict', message: COPY_IN_BIN });
      const text = `${title} duplicated: the copy is a draft, given to no hotel yet.`;
      const undo = undoCopies([{ id: copy.id, version: 1, path: api.path }]);
      offerUndo({ text, name: title, undo, link: linkTo(copy.id) });
    });
  const remove = async (row: SharedSpecial) => {
    await api.remove(row.id);
    notifyDeleted(api.path, row.title, row.id);
  };
  return (row) => [
    { label: row.archived ? 'Unarchive' : 'Archive', icon: <ArchiveIcon />, onSelect: () => void toggleArchived(row) },
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
    ...publishAndDuplicateItems(row, { togglePublished, duplicate }),
  ];
}
