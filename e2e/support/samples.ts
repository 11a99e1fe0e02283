import type { Page } from 'playwright/test';
import type { Caller, Item } from './api';
import { PASSWORD } from './people';

let lastNumber = 0;
/** Adds a number to a name, so that no two journeys use the same one. */
export const unique = (name: string) => `${name} ${process.pid}-${(lastNumber += 1)}`;

/** Creates a hotel for one journey alone. The caller must be a super user. */
export const newHotel = (api: Caller, name = unique('Journey House')): Promise<Item & { name: string }> =>
  api.post('/properties', {
    type: 'hotel',
    name,
    url: 'https://journey.example',
    timezone: 'America/New_York',
    ihg_hotel_code: '12345',
    locale_code: 'en',
    region_code: '1',
    brand_code: 'ki',
    preview_urls: { specials_url: 'https://journey.example/offers', faqs_url: 'https://journey.example/questions' },
  });

/** Creates a restaurant for one journey alone. The caller must be a super user. */
export const newRestaurant = (api: Caller, name = unique('Journey Table')): Promise<Item & { name: string }> =>
  api.post('/properties', { type: 'restaurant', name, url: 'https://journey.example', timezone: 'America/New_York' });

/** Creates a special that is live: published and started, without an end. */
export const newSpecial = (api: Caller, hotel: Item, title: string, fields: object = {}): Promise<Item> =>
  api.post(`/properties/${hotel.id}/specials`, {
    title,
    other_title: title,
    content: `<p>${title}, in full.</p>`,
    starts_on: '2026-01-01T05:00:00.000Z',
    published: true,
    ...fields,
  });

export const newCategory = (api: Caller, hotel: Item, name: string): Promise<Item> =>
  api.post(`/properties/${hotel.id}/faq-categories`, { name });

export const newFaq = (api: Caller, hotel: Item, category: Item, question: string): Promise<Item> =>
  api.post(`/properties/${hotel.id}/faqs`, {
    category_id: category.id,
    question,
    answer: '<p>Yes.</p>',
    starts_on: '2026-01-01T05:00:00.000Z',
    published: true,
  });

/** A permission on one property, as the API expects it. */
export const grant = (resource: string, property: Item, flags: 'r' | 'rw' | 'rwx' = 'rwx') => ({
  resource,
  permissionable_id: property.id,
  permissionable_type: 'PropertyPermission',
  r: true,
  w: flags !== 'r',
  x: flags === 'rwx',
});

export interface NewPerson {
  id: string;
  email: string;
}

/** Creates a user with just these permissions and the password of the demo. */
export async function newPerson(api: Caller, permissions: object[], lastName = 'Journey'): Promise<NewPerson> {
  const email = `${unique('person').replace(/\W/g, '.')}@calloway.example`;
  const { id } = await api.post('/users', { first_name: 'Ada', last_name: lastName, email, password: PASSWORD });
  await api.post(`/users/${id}/permissions`, permissions);
  return { id, email };
}

/** A picture to upload: a screenshot of the corner of the page. */
export const jpeg = (page: Page, width = 320, height = 200): Promise<Buffer> =>
  page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width, height } });
