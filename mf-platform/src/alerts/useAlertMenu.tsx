import { messageOf } from 'shared-kit/api/http';
import { offerUndo } from 'shared-kit/content/offerUndo';
import { oneAtATime } from 'shared-kit/content/oneAtATime';
import { rowKey } from 'shared-kit/content/rowKey';
import { setFlags } from 'shared-kit/content/setFlags';
import { undoChange } from 'shared-kit/content/undoWays';
import type { Alert } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { ArchiveIcon, EyeIcon, EyeOffIcon, PencilIcon, TrashIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { deleteAlert } from './deleteAlert';
import { tellArchived } from './tellArchived';
import { refreshAlerts, useAlertRights, useAlerts } from './useAlerts';

/**
 * The menu of an alert: Edit, Archive or Unarchive, Delete, and after them Publish or Unpublish (OP-144), for those who may change
 * alerts (document 1 §2, P-083, OP-34).
 * @param globalId the id of the global alert
 */
export function useAlertMenu(globalId: string | undefined): ((alert: Alert) => MenuItem[]) | undefined {
  const api = useAlerts();
  const { mayChange, mayDelete, mayAssign } = useAlertRights();
  if (!mayChange) return undefined;

  const change = async (id: string, flags: Partial<Alert>) => {
    const saved = await setFlags(api, id, flags);
    await refreshAlerts();
    return saved;
  };
  const once = (what: string, alert: Alert, work: () => Promise<void>) =>
    void oneAtATime(`${what} ${rowKey(api, alert)}`, work).catch((error: unknown) => {
      toast({ text: messageOf(error), tone: 'problem' });
    });
  const archive = (alert: Alert) =>
    once('archive', alert, async () => {
      const archived = !alert.archived;
      const tell = await tellArchived(alert, alert.id === globalId, mayAssign);
      tell(await change(alert.id, { archived }), archived ? 'archived' : 'unarchived');
    });
  const togglePublished = (alert: Alert) =>
    once('publish', alert, async () => {
      const { id, name, published } = alert;
      const item = await change(id, { published: !published });
      const undo = undoChange(api.path, name, item, async () => void (await refreshAlerts()));
      offerUndo({ text: `${name} ${published ? 'unpublished' : 'published'}.`, name, undo });
    });

  return (alert) => [
    { label: 'Edit', icon: <PencilIcon />, href: `/hotels/alerts/${alert.id}/edit` },
    { label: alert.archived ? 'Unarchive' : 'Archive', icon: <ArchiveIcon />, onSelect: () => archive(alert) },
    ...(mayDelete
      ? [
          {
            label: 'Delete',
            icon: <TrashIcon />,
            tone: 'danger' as const,
            separated: true,
            onSelect: () => deleteAlert(api, alert, alert.id === globalId),
          },
        ]
      : []),
    ...(alert.archived
      ? []
      : [
          {
            label: alert.published ? 'Unpublish' : 'Publish',
            icon: alert.published ? <EyeOffIcon /> : <EyeIcon />,
            onSelect: () => togglePublished(alert),
            separated: true,
          },
        ]),
  ];
}
