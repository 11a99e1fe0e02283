import { eq } from 'drizzle-orm';
import { snakeKey } from 'shared-kit/rules/keyCase';
import type { AnyField, Fields } from 'shared-kit/rules/models/field';
import { sharedSpecialModel } from 'shared-kit/rules/models/sharedSpecial';
import { accommodations } from '../resources/accommodations/schema';
import { contentTypes } from '../server/contentTypes';
import { given, pdf, upload } from '../../testing/assets';
import { accommodation } from '../../testing/samples';
import { onBothEngines, type TestServer } from '../../testing/server';

const NOT_PICTURE = 'This file is not a picture. Choose another one.';
const NOT_PDF = 'This file is not a PDF document. Choose another one.';

interface Place {
  path: string;
  takes: 'picture' | 'document';
  /** A body that refers to a file in this place. */
  bodyOf: (id: string) => Record<string, unknown>;
}

/** Every place of some fields that refers to a file, at any depth. */
const placesIn = (fields: Fields): Place[] => Object.entries(fields).flatMap(([name, field]) => placesOf(snakeKey(name), field));

function placesOf(key: string, field: AnyField): Place[] {
  if (field.refersTo === 'document') return [{ path: key, takes: 'document', bodyOf: (id) => ({ [key]: id }) }];
  if (field.kind === 'list') return placesOf('0', field.entry).map((place) => nested(key, place, ({ '0': entry }) => [entry]));
  if (field.kind === 'text' && key === 'asset_id') return [{ path: key, takes: 'picture', bodyOf: (id) => ({ [key]: id }) }];
  return field.kind === 'group' ? placesIn(field.parts).map((place) => nested(key, place, (body) => body)) : [];
}

const nested = (key: string, { path, takes, bodyOf }: Place, shape: (body: Record<string, unknown>) => unknown): Place => ({
  path: `${key}.${path}`,
  takes,
  bodyOf: (id) => ({ [key]: shape(bodyOf(id)) }),
});

async function files(server: TestServer) {
  const filename = await upload(server, pdf, 'application/pdf', 'plans.pdf');
  const document = await server.given.item('/assets', { filename, name: 'Plans' });
  return { picture: (await given(server)).id as string, document: document.id as string };
}

onBothEngines('A file of the wrong type is refused at its field', (server) => {
  const refusals = async (listPath: string, places: Place[]) => {
    const { picture, document } = await files(server());
    expect(places).not.toEqual([]);
    for (const { path, takes, bodyOf } of places) {
      const wrong = await server().admin.post(listPath, bodyOf(takes === 'picture' ? document : picture));
      expect([path, wrong.status, wrong.body.fields[path]]).toEqual([path, 422, takes === 'picture' ? NOT_PICTURE : NOT_PDF]);
      const right = await server().admin.post(listPath, bodyOf(takes === 'picture' ? picture : document));
      expect([path, right.body.fields?.[path]]).toEqual([path, undefined]);
    }
  };

  const kinds = contentTypes.map(({ path, fields }) => [path, placesIn(fields)] as const).filter(([, places]) => places.length);

  it.each(kinds)('%s', async (kind, places) => {
    await refusals(`/properties/${await server().given.placeFor(kind)}/${kind}`, places);
  });

  it('a shared special', () => refusals('/shared-specials', placesIn(sharedSpecialModel.fields)));

  it('the logo of a property', async () => {
    const { document } = await files(server());
    const house = `/properties/${await server().given.hotel()}`;
    const { status, body } = await server().admin.put(house, { logo: { asset_id: document, alt: 'The house' } });
    expect([status, body.fields]).toEqual([422, { 'logo.asset_id': NOT_PICTURE }]);
  });

  it('an older item with a wrong file can be changed, until it is published or another file is chosen', async () => {
    const { document } = await files(server());
    const listPath = `/properties/${await server().given.hotel()}/accommodations`;
    const { id } = await server().given.item(listPath, accommodation());
    const image = { asset_id: document, alt: 'A room' };
    await server()
      .services.db.update(accommodations)
      .set({ images: [{ assetId: document, alt: 'A room' }] })
      .where(eq(accommodations.id, id));
    const changed = await server().admin.put(`${listPath}/${id}`, { title: 'Corrected', images: [image] });
    expect([changed.status, changed.body.data?.title]).toEqual([200, 'Corrected']);
    const published = await server().admin.put(`${listPath}/${id}`, { published: true });
    expect([published.status, published.body.fields]).toEqual([422, { 'images.0.asset_id': NOT_PICTURE }]);
  });

  it('a picture of the item is not accepted as its document', async () => {
    const { picture } = await files(server());
    const listPath = `/properties/${await server().given.restaurant()}/events`;
    const images = [{ asset_id: picture, alt: 'The band' }];
    const { id } = await server().given.item(listPath, { title: 'Jazz', starts_on: '2026-01-05T15:00:00.000Z', images });
    const { status, body } = await server().admin.put(`${listPath}/${id}`, { pdf: { asset_id: picture } });
    expect([status, body.fields]).toEqual([422, { 'pdf.asset_id': NOT_PDF }]);
  });
});
