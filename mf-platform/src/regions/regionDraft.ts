import type { DraftShape } from 'shared-kit/form/draftValues';

/** The values of a region's form: the ids of its hotels. A type, not an interface: forms require an index signature. */
export type RegionValues = { name: string; hotels: string[] };

/**
 * How a draft holds the hotels of a region: with those that the form opened with, so that restoring it moves only what was ticked or
 * unticked in it. Moving a hotel does not raise the version of a region, so nothing else would notice that somebody has done so since.
 * @param before the hotels that the form opened with
 */
export const regionDraft = (before: readonly string[]): NonNullable<DraftShape<RegionValues>['draftAs']> => ({
  keep: (typed) => ({ ...typed, before }),
  restore: ({ hotels, before: openedWith, ...typed }, current) => {
    if (!Array.isArray(hotels)) return typed;
    if (!Array.isArray(openedWith)) return { ...typed, hotels };
    const isKept = (id: string) => hotels.includes(id) || !openedWith.includes(id);
    const ticked = hotels.filter((id) => !openedWith.includes(id) && !current.hotels.includes(id));
    return { ...typed, hotels: [...current.hotels.filter(isKept), ...ticked] };
  },
});
