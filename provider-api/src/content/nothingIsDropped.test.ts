import { toSnake } from 'shared-kit/rules/keyCase';
import type { Values } from 'shared-kit/rules/models/field';
import { AFTER_TIMES } from 'shared-kit/rules/repeat';
import { sampleValues } from 'shared-kit/rules/testing/sampleOf';
import { assets } from '../resources/assets/schema';
import { contentTypes } from '../server/contentTypes';
import { onBothEngines } from '../../testing/server';

/** Values that cannot be derived from the kinds of the fields, by collection. */
const MORE: Record<string, (parents: { category: string; calendar: string }, image: object) => Values> = {
  accommodations: (_, image) => ({ images: [{ ...image, videoUrl: 'https://a.example/film', sortIndex: 0 }] }),
  faqs: ({ category }) => ({ categoryId: category }),
  events: () => ({
    cta: { type: 'Reserve', typeInput: 'Reserve', linkUrl: 'https://a.example', opensInNewWindow: true },
    pdf: null,
  }),
  presses: () => ({ pdf: null }),
  'calendar-events': ({ calendar }) => ({
    calendarId: calendar,
    start: '2026-03-04T09:00:00',
    end: '2026-03-04T10:00:00',
    repeats: 'weekly',
    repeatsOn: ['Wednesday'],
    eventEndsOption: AFTER_TIMES,
    repeatsTimes: 3,
    repeatsEndsOn: null,
  }),
};

onBothEngines('What a form may send of a content type is stored and returned', (server) => {
  it.each(contentTypes.map(({ path, fields }) => [path, fields] as const))('%s: no field is dropped', async (path, fields) => {
    const { given, admin } = server();
    const house = await given.placeFor(path);
    const parentIdFor = async (kind: string, childPath: string) =>
      path === childPath ? (await given.item(`/properties/${house}/${kind}`, { name: 'Above' })).id : '';
    const parents = {
      category: await parentIdFor('faq-categories', 'faqs'),
      calendar: await parentIdFor('calendars', 'calendar-events'),
    };
    const file = { name: 'Lobby', filename: 'lobby.jpg', filesize: 1, filetype: 'image/jpeg', storageKey: `${house}.jpg` };
    const [asset] = await server().services.db.insert(assets).values(file).returning();
    const image = { assetId: asset?.id, alt: 'The lobby' };
    const details = 'details' in fields && { details: { ...(sampleValues(fields).details as Values), image } };
    const values: Values = {
      ...sampleValues(fields),
      ...('published' in fields && { published: true, archived: false }),
      ...('images' in fields && { images: [image] }),
      ...('startsOn' in fields && { startsOn: '2026-03-03T05:06:07.000Z' }),
      ...details,
      ...MORE[path]?.(parents, image),
    };
    const sent = toSnake(values) as Values;
    const created = await admin.post(`/properties/${house}/${path}`, sent);
    expect([created.status, created.body.fields]).toEqual([201, undefined]);
    const stored = await admin.get(`/properties/${house}/${path}`);
    expect(stored.body.data.find(({ id }: { id: string }) => id === created.body.data.id)).toMatchObject(sent);
    const itemPath = `/properties/${house}/${path}/${created.body.data.id}`;
    const resent = await admin.put(itemPath, sent);
    expect([resent.status, resent.body.data.version]).toEqual([200, 1]);
    expect((await admin.get(`${itemPath}/versions`)).body.data).toHaveLength(1);
    if (!('published' in fields)) return;
    const [drafted, published] = [
      await admin.put(itemPath, { published: false }),
      await admin.put(itemPath, { published: true }),
    ];
    expect([drafted.status, published.status, published.body.fields]).toEqual([200, 200, undefined]);
  });
});
