import { contentTypes } from '../server/contentTypes';
import { onBothEngines } from '../../testing/server';

/** Their pickers take several (OP-95). */
const SEVERAL = ['accommodations'];

const kinds = contentTypes.flatMap(({ path, fields }) => ('images' in fields && !SEVERAL.includes(path) ? [path] : []));

onBothEngines('A kind whose picker takes one image keeps one', (server) => {
  it.each(kinds)('%s', async (kind) => {
    const at = `/properties/${await server().given.placeFor(kind)}/${kind}`;
    const image = { asset_id: 'any', alt: 'The lobby' };
    const two = await server().admin.post(at, { images: [image, image] });
    expect([two.status, two.body.fields.images]).toEqual([422, expect.stringMatching(/^An? \w+ keeps one image\.$/)]);
    const one = await server().admin.post(at, { images: [image] });
    expect(one.body.fields.images).toBeUndefined();
  });
});
