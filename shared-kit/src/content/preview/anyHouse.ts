import type { Property } from '../../rules/entities';

/**
 * Stands for the properties that show what belongs to none of them, in forms and previews.
 * @param name what they are together, 'Every hotel'
 */
export const anyHouse = (name: string): Property => ({
  id: 'shared',
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
