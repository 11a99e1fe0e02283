import { toSnake } from 'shared-kit/rules/keyCase';
import { accommodationModel } from 'shared-kit/rules/models/accommodation';
import { calendarEventModel } from 'shared-kit/rules/models/calendarEvent';
import { faqModel } from 'shared-kit/rules/models/faq';
import type { Values } from 'shared-kit/rules/models/field';
import { homePromoModel } from 'shared-kit/rules/models/homePromo';
import { listModel } from 'shared-kit/rules/models/list';
import { menuModel } from 'shared-kit/rules/models/menu';
import type { Model } from 'shared-kit/rules/models/model';
import { pressModel } from 'shared-kit/rules/models/press';
import { restaurantEventModel } from 'shared-kit/rules/models/restaurantEvent';
import { specialModel } from 'shared-kit/rules/models/special';
import { tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import { AFTER_TIMES } from 'shared-kit/rules/repeat';
import { sampleValues } from 'shared-kit/rules/testing/sampleOf';
import { assets } from '../resources/assets/schema';
import { onBothEngines } from '../../testing/server';

interface Sample {
  model: Pick<Model, 'collection' | 'fields'>;
  /** What the kinds of the fields cannot know. */
  more?: (parents: { category: string; calendar: string }, image: object) => Values;
}

const SAMPLES: Sample[] = [
  { model: specialModel },
  { model: tiledPromoModel },
  {
    model: accommodationModel,
    more: (_, image) => ({ images: [{ ...image, videoUrl: 'https://a.example/film', sortIndex: 0 }] }),
  },
  { model: homePromoModel },
  { model: listModel },
  { model: faqModel, more: ({ category }) => ({ categoryId: category }) },
  {
    model: restaurantEventModel,
    more: () => ({
      cta: { type: 'Reserve', typeInput: 'Reserve', linkUrl: 'https://a.example', opensInNewWindow: true },
      pdf: null,
    }),
  },
  { model: pressModel, more: () => ({ pdf: null }) },
  { model: menuModel },
  {
    model: calendarEventModel,
    more: ({ calendar }) => ({
      calendarId: calendar,
      start: '2026-03-04T09:00:00',
      end: '2026-03-04T10:00:00',
      repeats: 'weekly',
      repeatsOn: ['Wednesday'],
      eventEndsOption: AFTER_TIMES,
      repeatsTimes: 3,
      repeatsEndsOn: null,
    }),
  },
];

onBothEngines('What a form may send of a content type is stored and answered', (server) => {
  it.each(SAMPLES.map((sample) => [sample.model.collection, sample] as const))(
    '%s: no field is dropped',
    async (path, sample) => {
      const { given, admin } = server();
      const house = await given.hotel();
      const [category, calendar] = await Promise.all([
        given.item(`/properties/${house}/faq-categories`, { name: 'Rooms' }),
        given.item(`/properties/${house}/calendars`, { name: 'House' }),
      ]);
      const { fields } = sample.model;
      const file = { name: 'Lobby', filename: 'lobby.jpg', filesize: 1, filetype: 'image/jpeg', storageKey: `${house}.jpg` };
      const [asset] = await server().services.db.insert(assets).values(file).returning();
      const image = { assetId: asset?.id, alt: 'The lobby' };
      const details = 'details' in fields && { details: { ...(sampleValues(fields).details as Values), image } };
      const values: Values = {
        ...sampleValues(fields),
        published: true,
        archived: false,
        ...('images' in fields && { images: [image] }),
        ...details,
        ...sample.more?.({ category: category.id, calendar: calendar.id }, image),
      };
      const sent = toSnake(values) as Values;
      const made = await admin.post(`/properties/${house}/${path}`, sent);
      expect([made.status, made.body.fields]).toEqual([201, undefined]);
      const stored = await admin.get(`/properties/${house}/${path}/${made.body.data.id}`);
      expect(stored.body.data).toMatchObject(sent);
    },
  );
});
