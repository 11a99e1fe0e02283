import { useResource } from 'shared-kit/api/resource';
import type { ReactNode } from 'react';
import type { Image, Region } from '../../rules/entities';
import { PER_PAGE } from '../../rules/limits';
import { TIME_ZONES } from '../../rules/timeZones';
import { Thumb } from '../../ui/badge/Thumb';
import css from './propertyForm.module.css';

function RegionName({ id }: { id: string }) {
  const { data } = useResource<Region>('/regions').useList({ orderBy: 'name:ASC', perPage: PER_PAGE.max });
  return data?.find((region) => region.id === id)?.name ?? 'Another region';
}

/** A form value formatted for the choice between two people's changes. */
export function formatValue(name: string, value: unknown): ReactNode {
  if (name === 'regionId') return <RegionName id={String(value)} />;
  if (name === 'timezone') return TIME_ZONES.find((zone) => zone.value === value)?.label ?? String(value);
  if (name !== 'logo') return String(value);
  const { thumbUrl, url, alt } = value as Image;
  return (
    <>
      <span className={css.logo}>
        <Thumb contain src={thumbUrl ?? url} alt="" />
      </span>
      <span>{alt || 'Without alternative text'}</span>
    </>
  );
}
