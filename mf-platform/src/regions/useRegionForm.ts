import { useRef, useState } from 'react';
import { ApiError, request } from 'shared-kit/api/http';
import { useProperties } from 'shared-kit/api/property';
import { useResource } from 'shared-kit/api/resource';
import { plainPart, type FormPart } from 'shared-kit/form/parts';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Property, Region } from 'shared-kit/rules/entities';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { regionRules } from 'shared-kit/rules/validation/region';
import { toast } from 'shared-kit/shellServices/toast';
import { placeHotels, sentenceOf, type Move } from './placeHotels';

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
 * Saves a region: makes it if it is new, then places each hotel that was ticked or unticked (OP-38). Some may fail: the others
 * stay placed, the region is not created twice, and Save retries the rest.
 */
export function useRegionForm(region: Region | undefined, hotels: readonly Property[]) {
  const regions = useResource<Region>('/regions');
  const properties = useProperties();
  const navigate = useNavigate();
  const [initial] = useState(() => valuesOf(region, hotels));
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const made = useRef(region);

  const movesTo = (id: string, chosen: string[]): Move[] =>
    hotels.flatMap((hotel): Move[] => {
      const wanted = chosen.includes(hotel.id);
      const touched = wanted !== initial.hotels.includes(hotel.id);
      if (!touched || wanted === (hotel.regionId === id)) return [];
      return [{ hotel, to: wanted ? id : null }];
    });

  const save = async ({ name, hotels: chosen }: RegionValues, _base: Region | undefined, newId: string) => {
    // Not as a change over what an earlier attempt made: sent again, it takes the name that is sent.
    const make = () => request<Region>('POST', regions.path, { body: { name: name.trim() }, newId });
    if (!made.current || (!region && made.current.name !== name.trim())) {
      made.current = (await make()).data;
      await regions.refresh();
    }
    const moves = movesTo(made.current.id, chosen);
    if (moves.length === 0) return undefined;
    setProgress({ done: 0, all: moves.length });
    const outcome = await placeHotels(moves, (done) => setProgress({ done, all: moves.length }));
    outcome.placed.forEach(properties.remember);
    await properties.refresh();
    setProgress(null);
    if (outcome.failed.length > 0) throw new ApiError({ status: -1, code: 'partly', message: sentenceOf(outcome) });
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
      made.current = region;
    },
    onSaved: () => {
      toast({ text: 'Region saved.' });
      return navigate('/hotels/regions');
    },
  });
  return { form, progress };
}
