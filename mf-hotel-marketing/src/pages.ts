import type { Pages } from 'shared-kit/remote/pages';

/** Pages of this remote by the key that its routes name. */
export const pages: Pages = {
  specials: () => import('./specials/SpecialsPage'),
  specialForm: () => import('./specials/SpecialFormPage'),
  cloneSpecials: () => import('./specials/CloneSpecialsPage'),
  sharedSpecials: () => import('./shared-specials/SharedSpecialsPage'),
  sharedSpecialForm: () => import('./shared-specials/SharedSpecialFormPage'),
};
