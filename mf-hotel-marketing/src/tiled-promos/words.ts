import type { TILED_PROMO_TYPES } from 'shared-kit/rules/options';

type Kind = (typeof TILED_PROMO_TYPES)[number];

/** One of a kind: 'Meetings Promo' (document 2 §2.4). */
export const oneOf = ({ heading }: Kind): string => heading.replace(/s$/, '');

/** The type's code as the delete dialogs say it: 'Meeting', 'Dining', 'Misc2' (document 1 §2, Modals). */
export const deletedAs = ({ value }: Kind): string => value.charAt(0).toUpperCase() + value.slice(1);
