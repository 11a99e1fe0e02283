import { NONE } from './options';

/** Where a call to action is used: which parts show for which type depends on the place (document 2 §4.4, document 3 §5). Home promos and alerts have one without a type. */
export type CtaPlace =
  | 'special'
  | 'specialDetails'
  | 'tiledPromo'
  | 'accommodation'
  | 'withoutType'
  | 'restaurantEvent'
  | 'calendarEvent'
  | 'calendarEventDetails';

const WITHOUT_PICKER: Partial<Record<CtaPlace, readonly string[]>> = {
  specialDetails: ['Learn More', 'Inquire Now'],
  calendarEventDetails: ['Learn More', 'Inquire Now'],
  tiledPromo: ['Learn More'],
  accommodation: ['Learn More', 'Inquire Now', 'Take A Tour'],
};

/** Whether the link shows. Restaurant events always show it and disable it instead (`isLinkDisabled`). */
export function showsLink(place: CtaPlace, type: string | null | undefined): boolean {
  if (place === 'withoutType' || place === 'restaurantEvent') return true;
  if (place === 'special') return type === 'Book Now';
  if (place === 'calendarEvent') return type === 'External Site';
  return Boolean(type) && type !== NONE;
}

/** Whether the link is shown but disabled: for a restaurant event while its type is None (document 3 §5). */
export function isLinkDisabled(place: CtaPlace, type: string | null | undefined): boolean {
  return place === 'restaurantEvent' && (!type || type === NONE);
}

/** Whether the date picker checkbox and its two selects show for a type (document 2 §4.4, decision OP-75). */
export function showsPicker(place: CtaPlace, type: string | null | undefined): boolean {
  if (place === 'calendarEvent' || place === 'restaurantEvent') return false;
  return showsLink(place, type) && !WITHOUT_PICKER[place]?.includes(type ?? '');
}

/** Whether a tracking tag shows: a restaurant event has none (document 3 §3). */
export const showsTracking = (place: CtaPlace): boolean => place !== 'restaurantEvent';

/** Whether a type needs its link (document 2 §5.1 to §5.4). */
export function needsLink(place: CtaPlace, type: string | null | undefined): boolean {
  if (place === 'calendarEvent') return type === 'External Site';
  return ['special', 'tiledPromo', 'accommodation'].includes(place) && type === 'Book Now';
}

/** Whether the two selects can be used: only once the date picker is ticked (document 2 §4.4). */
export function enablesPickerSelects(cta: { addDatePickerPopup?: boolean | null }): boolean {
  return cta.addDatePickerPopup === true;
}

/** Whether a tiled promo shows its call to action at all: not while its PDF is used instead (document 2 §4.4). */
export function showsCtaSection(promo: { usePdfAsCta?: boolean | null }): boolean {
  return promo.usePdfAsCta !== true;
}
