import type { Page } from 'playwright/test';
import type { Caller, Item } from './api';
import { PASSWORD } from './people';

/** Names are used once in a run, so that journeys never meet. */
let given = 0;
export const unique = (name: string) => `${name} ${process.pid}-${(given += 1)}`;

/** A hotel of the journey's own. Super users only. */
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

/** A restaurant of the journey's own. Super users only. */
export const newRestaurant = (api: Caller, name = unique('Journey Table')): Promise<Item & { name: string }> =>
  api.post('/properties', { type: 'restaurant', name, url: 'https://journey.example', timezone: 'America/New_York' });

/** A special that is live: published, begun, without end. */
export const newSpecial = (api: Caller, hotel: Item, title: string, more: object = {}): Promise<Item> =>
  api.post(`/properties/${hotel.id}/specials`, {
    title,
    other_title: title,
    content: `<p>${title}, in full.</p>`,
    starts_on: '2026-01-01T05:00:00.000Z',
    published: true,
    ...more,
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

/** An entry of the permission list on one property. */
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

/** Somebody with just these rights, who signs in with the demo's password. */
export async function newPerson(api: Caller, rights: object[], lastName = 'Journey'): Promise<NewPerson> {
  const email = `${unique('person').replace(/\W/g, '.')}@calloway.example`;
  const { id } = await api.post('/users', { first_name: 'Ada', last_name: lastName, email, password: PASSWORD });
  await api.post(`/users/${id}/permissions`, rights as never);
  return { id, email };
}

/** A picture to upload: a part of the page as it looks now, in pixels. */
export const jpeg = (page: Page, width = 320, height = 200): Promise<Buffer> =>
  page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width, height } });
