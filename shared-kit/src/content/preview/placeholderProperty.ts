import { NO_PROPERTY } from '../../fields/fieldScope';
import type { Property } from '../../rules/entities';

/**
 * Stands in for a property in forms and previews of what belongs to no single property.
 * @param name what is shown as its name, 'Every hotel'
 */
export const placeholderProperty = (name: string): Property => ({
  id: NO_PROPERTY,
  name,
  type: 'hotel',
  archived: false,
  regionId: null,
  logo: null,
  url: '',
  timezone: 'UTC',
  ihgHotelCode: null,
  rateCode: null,
  localeCode: null,
  regionCode: null,
  brandCode: null,
  gaTrackingID: null,
  calendarDisplayAs: null,
  previewUrls: {},
  createdAt: '',
  updatedAt: '',
  updatedBy: null,
  version: 0,
});
