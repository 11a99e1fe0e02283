import type { TILED_PROMO_TYPES } from 'shared-kit/rules/itemTypes';

type Kind = (typeof TILED_PROMO_TYPES)[number];

/** The singular name: 'Meetings Promo' (document 2 §2.4). */
export const singularName = ({ heading }: Kind): string => heading.replace(/s$/, '');

/** The type's name in delete dialogs: 'Meeting', 'Dining', 'Misc2' (document 1 §2, Modals). */
export const deletedKindName = ({ value }: Kind): string => value.charAt(0).toUpperCase() + value.slice(1);
