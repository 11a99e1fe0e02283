import { offerUndo } from 'shared-kit/content/offerUndo';
import { runRowAction } from 'shared-kit/content/runRowAction';
import { setFlags } from 'shared-kit/content/setFlags';
import { undoChange } from 'shared-kit/content/undoByRestoring';
import type { Alert } from 'shared-kit/rules/entities';
import { ArchiveIcon, EyeIcon, EyeOffIcon, PencilIcon, TrashIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { deleteAlert } from './deleteAlert';
import { editAlertPath } from './editAlertPath';
import { prepareArchiveToast } from './prepareArchiveToast';
import { refreshAlerts, refreshPlaces, useAlertRights, useAlerts } from './useAlerts';

/**
 * The menu of an alert: Edit, Archive or Unarchive, Delete, followed by Publish or Unpublish (OP-144), for those who
 * may change alerts (document 1 §2, P-083, OP-34).
 * @param globalId the id of the global alert
 */
export function useAlertMenu(globalId: string | undefined): ((alert: Alert) => MenuItem[]) | undefined {
  const api = useAlerts();
  const { mayChange, mayDelete, mayAssign } = useAlertRights();
  if (!mayChange) return undefined;

  const change = async (id: string, flags: Partial<Alert>) => {
    const saved = await setFlags(api, id, flags);
    await refreshPlaces();
    return saved;
  };
  const archive = (alert: Alert) => {
    const archived = !alert.archived;
    const verb = archived ? 'archived' : 'unarchived';
    return runRowAction(api, alert, { action: 'archive', verb, name: alert.name }, async () => {
      const showToast = await prepareArchiveToast(alert.id, mayAssign);
      showToast(await change(alert.id, { archived }), verb);
    });
  };
  const togglePublished = (alert: Alert) => {
    const { id, name, published } = alert;
    const verb = published ? 'unpublished' : 'published';
    const link = { label: 'Open', href: editAlertPath(id) };
    return runRowAction(api, alert, { action: 'publish', verb, name, link }, async () => {
      const saved = await change(id, { published: !published });
      const undo = undoChange(api.path, name, saved, async () => void (await refreshAlerts()));
      offerUndo({ text: `${name} ${verb}.`, name, undo });
    });
  };

  return (alert) => [
    { label: 'Edit', icon: <PencilIcon />, href: editAlertPath(alert.id) },
    { label: alert.archived ? 'Unarchive' : 'Archive', icon: <ArchiveIcon />, onSelect: () => void archive(alert) },
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
            onSelect: () => void togglePublished(alert),
            separated: true,
          },
        ]),
  ];
}
