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
import { regionDraft, type RegionValues } from './regionDraft';

const LABELS = { name: 'Name', hotels: 'Hotels' };

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
 * others stay moved, the region is not created twice, and Save retries the rest. If somebody has deleted it, it can be saved as a
 * new one.
 */
export function useRegionForm(region: Region | undefined, hotels: readonly Property[]) {
  const regions = useResource<Region>('/regions');
  const properties = useProperties();
  const navigate = useNavigate();
  const [initial] = useState(() => valuesOf(region, hotels));
  const [draftAs] = useState(() => regionDraft(initial.hotels));
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  /** What an earlier attempt has created. */
  const created = useRef<Region>();
  /** The hotels that earlier attempts have moved. */
  const placed = useRef(new Set<string>());

  const movesFor = (id: string, chosenIds: string[], earlierIds: string[]): Move[] =>
    hotels.flatMap((hotel): Move[] => {
      const isChosen = chosenIds.includes(hotel.id);
      const isChanged = isChosen !== earlierIds.includes(hotel.id) || placed.current.has(hotel.id);
      if (!isChanged || isChosen === (hotel.regionId === id)) return [];
      return [{ hotel, regionId: isChosen ? id : null }];
    });

  /** An earlier attempt's region is sent again with its id only for a new name, which it then takes. */
  const createOnce = async (name: string, newId: string): Promise<Region> => {
    if (created.current?.name === name) return created.current;
    const { data } = await request<Region>('POST', regions.path, { body: { name }, newId });
    created.current = data;
    await regions.refresh();
    return data;
  };

  const save = async ({ name, hotels: chosenIds }: RegionValues, base: Region | undefined, newId: string) => {
    const { id } = base ?? (await createOnce(name.trim(), newId));
    const moves = movesFor(id, chosenIds, base ? initial.hotels : []);
    if (moves.length === 0) return undefined;
    setProgress({ done: 0, all: moves.length });
    const outcome = await placeHotels(moves, (done) => setProgress({ done, all: moves.length }));
    outcome.placed.forEach((hotel) => {
      placed.current.add(hotel.id);
      properties.remember(hotel);
    });
    await properties.refresh();
    setProgress(null);
    if (outcome.isRegionGone) created.current = undefined;
    if (outcome.failed.length > 0) throw placingFailure(outcome, !base);
    return undefined;
  };

  const form = useSavedForm<RegionValues, Region>({
    path: `/hotels/regions/${region?.id ?? 'new'}`,
    item: region,
    kind: 'regions',
    read: () => initial,
    parts,
    draftAs,
    check: (values) => fieldErrors(regionRules, values),
    save,
    mayBeNew: true,
    onForget: () => {
      created.current = undefined;
    },
    onSaved: () => {
      toast({ text: 'Region saved.' });
      return navigate('/hotels/regions');
    },
  });
  return { form, progress };
}
