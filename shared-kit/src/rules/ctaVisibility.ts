import { NONE } from './options';

/** The types of a call to action, and what shows for each (document 2 §4.4, document 3 §5). */
export interface CtaTypes<T extends string = string> {
  /** The types offered; without them link and options always show (home promos, alerts). */
  types?: readonly T[];
  /** The types that have a link; all but None by default. */
  withLink?: readonly NoInfer<T>[];
  /** The types whose link has no date picker. */
  withoutPicker?: readonly NoInfer<T>[];
  /** The link has no date picker and no tracking, and stays visible but disabled for None (restaurant events). */
  linkAlone?: boolean;
}

const isNone = (type: string | null | undefined) => !type || type === NONE;

/** Whether the link shows. */
export function showsLink({ types, withLink, linkAlone }: CtaTypes, type: string | null | undefined): boolean {
  if (!types || linkAlone) return true;
  return withLink ? withLink.includes(type ?? '') : !isNone(type);
}

/** Whether the link is shown but disabled. */
export const isLinkDisabled = ({ linkAlone = false }: CtaTypes, type: string | null | undefined): boolean =>
  linkAlone && isNone(type);

/** Whether the date picker checkbox and its two selects show for a type (document 2 §4.4, decision OP-75). */
export const showsPicker = (cta: CtaTypes, type: string | null | undefined): boolean =>
  !cta.linkAlone && showsLink(cta, type) && !cta.withoutPicker?.includes(type ?? '');

/** Whether a tracking tag shows: a restaurant event has none (document 3 §3). */
export const showsTracking = ({ linkAlone }: CtaTypes): boolean => !linkAlone;

/** Whether a type needs its link (document 2 §5.1 to §5.4). */
export const needsLink = ({ linkAlone }: CtaTypes, type: string | null | undefined): boolean => !linkAlone && type === 'Book Now';

/** Whether the two selects can be used: only once the date picker is ticked (document 2 §4.4). */
export function enablesPickerSelects(cta: { addDatePickerPopup?: boolean | null }): boolean {
  return cta.addDatePickerPopup === true;
}

/** Whether a tiled promo shows its call to action at all: not while its PDF is used instead (document 2 §4.4). */
export function showsCtaSection(promo: { usePdfAsCta?: boolean | null }): boolean {
  return promo.usePdfAsCta !== true;
}
