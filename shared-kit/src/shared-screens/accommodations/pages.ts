import type { Pages } from '../../remote/pages';

/** The pages that every package with accommodations has. */
export const accommodationPages: Pages = {
  accommodations: () => import('./AccommodationsPage'),
  accommodationForm: () => import('./AccommodationFormPage'),
  cloneAccommodations: () => import('./CloneAccommodationsPage'),
};
