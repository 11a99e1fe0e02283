import { useRef, useState } from 'react';
import { request } from 'shared-kit/api/http';
import { useProperties } from 'shared-kit/api/property';
import { useResource } from 'shared-kit/api/resource';
import { plainPart, type FormPart } from 'shared-kit/form/parts';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Property, Region } from 'shared-kit/rules/entities';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { regionRules } from 'shared-kit/rules/validation/region';
import { toast } from 'shared-kit/shellServices/toast';
import { placeHotels, placingFailure, type Move } from './placeHotels';

const LABELS = { name: 'Name', hotels: 'Hotels' };

type RegionValues = { name: string; hotels: string[] };

const valuesOf = (region: Region | undefined, hotels: readonly Property[]): RegionValues => ({
  name: region?.name ?? '',
  hotels: region ? hotels.filter(({ regionId }) => regionId === region.id).map(({ id }) => id) : [],
});

/** The order in which hotels are ticked does not count as a change. */
const parts: FormPart<RegionValues>[] = [
  plainPart('name', LABELS.name),
  { ...plainPart('hotels', LABELS.hotels), valueOf: ({ hotels }) => [...hotels].sort() },
];

/**
 * Saves a region: creates it if it is new, then moves each hotel that was ticked or unticked (OP-38). When some of them fail, the
 * others stay moved, the region is not created twice, and Save retries the rest.
 */
export function useRegionForm(region: Region | undefined, hotels: readonly Property[]) {
  const regions = useResource<Region>('/regions');
  const properties = useProperties();
  const navigate = useNavigate();
  const [initial] = useState(() => valuesOf(region, hotels));
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const stored = useRef(region);

  const movesFor = (id: string, chosenIds: string[]): Move[] =>
    hotels.flatMap((hotel): Move[] => {
      const isChosen = chosenIds.includes(hotel.id);
      const isChanged = isChosen !== initial.hotels.includes(hotel.id);
      if (!isChanged || isChosen === (hotel.regionId === id)) return [];
      return [{ hotel, regionId: isChosen ? id : null }];
    });

  const save = async ({ name, hotels: chosenIds }: RegionValues, _base: Region | undefined, newId: string) => {
    // A new region is always sent as a POST with the same id, even after an earlier attempt: the region then takes the
    // newest name.
    const create = () => request<Region>('POST', regions.path, { body: { name: name.trim() }, newId });
    if (!stored.current || (!region && stored.current.name !== name.trim())) {
      stored.current = (await create()).data;
      await regions.refresh();
    }
    const moves = movesFor(stored.current.id, chosenIds);
    if (moves.length === 0) return undefined;
    setProgress({ done: 0, all: moves.length });
    const outcome = await placeHotels(moves, (done) => setProgress({ done, all: moves.length }));
    outcome.placed.forEach(properties.remember);
    await properties.refresh();
    setProgress(null);
    if (outcome.failed.length > 0) throw placingFailure(outcome, !region);
    return undefined;
  };

  const form = useSavedForm<RegionValues, Region>({
    path: `/hotels/regions/${region?.id ?? 'new'}`,
    item: region,
    kind: 'regions',
    read: () => initial,
    parts,
    check: (values) => fieldErrors(regionRules, values),
    save,
    onForget: () => {
      stored.current = region;
    },
    onSaved: () => {
      toast({ text: 'Region saved.' });
      return navigate('/hotels/regions');
    },
  });
  return { form, progress };
}
