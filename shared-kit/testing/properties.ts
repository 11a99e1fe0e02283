const stamps = {
  version: 4,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  updated_by: { id: '1', name: 'Nora Okafor' },
};

/** A hotel as it goes over the wire. */
export const hotel = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  type: 'hotel',
  archived: false,
  region_id: null as string | null,
  region: null as { id: string; name: string } | null,
  logo: null,
  url: 'https://hotel.example',
  timezone: 'Europe/London',
  ihg_hotel_code: '12345',
  rate_code: null,
  locale_code: 'en',
  region_code: '1',
  brand_code: 'ki',
  ga_tracking_id: null,
  calendar_display_as: 'month',
  preview_urls: {},
  ...stamps,
  ...more,
});

/** A restaurant as it goes over the wire. */
export const restaurant = (id: string, name: string, more: object = {}) => ({
  ...hotel(id, name),
  type: 'restaurant',
  url: 'https://restaurant.example',
  ...more,
});

export const region = (id: string, name: string) => ({ id, name, ...stamps });
