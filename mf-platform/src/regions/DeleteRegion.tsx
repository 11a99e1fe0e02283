import { useResource } from 'shared-kit/api/resource';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import { notifyDeleted } from 'shared-kit/content/notifyDeleted';
import { useNavigate } from 'shared-kit/router';
import type { Region } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { Button } from 'shared-kit/ui/button/Button';
import { TrashIcon } from 'shared-kit/ui/icons/icons';

interface Props {
  region: Region;
  /** Discards unsaved changes once the region no longer exists. */
  discardChanges: () => void;
}

/** Deletes an empty region after confirmation; a region with hotels is refused, and the dialog names them (OP-38). */
export function DeleteRegion({ region, discardChanges }: Props) {
  const { isSuper } = useAuthority();
  const regions = useResource<Region>('/regions');
  const navigate = useNavigate();
  if (!isSuper) return null;
  const remove = async () => {
    await regions.remove(region.id);
    discardChanges();
    notifyDeleted(regions.path, region.name, region.id);
    void navigate('/hotels/regions');
  };
  const confirm = () =>
    confirmDelete({
      what: 'Region',
      name: region.name,
      note: <p>Only a region without hotels can be deleted.</p>,
      onDelete: remove,
    });
  return (
    <div>
      <Button icon={<TrashIcon />} onClick={confirm}>
        Delete Region
      </Button>
    </div>
  );
}
