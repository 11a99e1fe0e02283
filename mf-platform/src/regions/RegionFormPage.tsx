import { useState } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { FailedPage } from 'shared-kit/content/FailedPage';
import { Gone } from 'shared-kit/content/Gone';
import { LastChanged } from 'shared-kit/content/history/LastChanged';
import { plainParts } from 'shared-kit/form/parts';
import { useParams } from 'shared-kit/router';
import type { Region } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { hasUnsaved } from 'shared-kit/shellServices/unsaved';
import { LoadingForm } from 'shared-kit/ui/form/LoadingForm';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { useAllProperties } from '../properties/useAllProperties';
import { RegionForm } from './RegionForm';

const parts = plainParts<{ name: string }>({ name: 'Name' });
const readName = (region: Region | undefined) => ({ name: region?.name ?? '' });
const BACK = { href: '/hotels/regions', label: '< Back to Regions' };

/** A region that somebody else deletes stays open as it was while it has unsaved changes, which can be saved as a new one. */
function useOpenRegion(id: string | undefined, regions: Region[] | undefined): Region | undefined {
  const listed = regions?.find((region) => region.id === id);
  const [open, setOpen] = useState(listed);
  if (listed && listed !== open) setOpen(listed);
  return listed ?? (open?.id === id && hasUnsaved() ? open : undefined);
}

/** /hotels/regions/new and /hotels/regions/:id. The name comes from the list: there is no call for a single region (OP-38). */
export default function RegionFormPage() {
  const { id } = useParams();
  const regions = useResource<Region>('/regions').useList({ orderBy: 'name:ASC', perPage: PER_PAGE.max }, id !== undefined);
  // Includes the archived ones: a region can contain them too (OP-38).
  const { properties: hotels, error, reload } = useAllProperties('hotel');
  const region = useOpenRegion(id, regions.data);
  const line = region && <LastChanged item={region} collection="/regions" parts={parts} read={readName} mayRestore={false} />;
  const title = id ? 'Edit Region' : 'New Region';
  const pageHead = <PageHead title={title} back={BACK} line={line} />;

  // If a list that is already shown cannot be reloaded, the form stays with what was typed.
  const loadError = (!hotels && error) || (!regions.data && regions.error);
  if (loadError)
    return <FailedPage title={title} error={loadError} retry={() => Promise.all([reload(), id && regions.reload()])} />;
  if (!hotels || (id && !regions.data)) {
    return (
      <>
        {pageHead}
        <LoadingForm />
      </>
    );
  }
  if (id && !region) return <Gone title="Edit Region" what="region" back={BACK} binItem={{ kind: 'regions', id }} />;
  return (
    <>
      {pageHead}
      <RegionForm key={id ?? 'new'} region={region} hotels={hotels} />
    </>
  );
}
