import { special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const room = {
  type: 'suite',
  title: 'Suite',
  short_description: '<p>Wide</p>',
  starts_on: '2026-11-01T00:00:00.000Z',
  modal1_title: 'Other',
  modal1_title_other: 'Other',
  promo_flag: 'Other',
  promo_flag_other: 'Other',
  cta: { type: 'Other', type_other: ' Other ' },
};

interface Titled {
  promo_flag: string | null;
  modal1_title: string | null;
  cta: { type: string };
}

onBothEngines('A title that is the word Other', (server) => {
  const begin = async (kind: string, fields: object) => {
    const house = kind === 'events' ? await server().given.restaurant() : await server().given.hotel();
    const created = await server().given.item(`/properties/${house}/${kind}`, fields);
    return { created, path: `/properties/${house}/${kind}/${created.id}` };
  };
  const titles = ({ promo_flag, modal1_title, cta }: Titled) => [promo_flag, modal1_title, cta.type];

  it('is stored, and kept when the item is published, sent back unchanged or restored', async () => {
    const { created, path } = await begin('accommodations', room);
    expect(titles(created)).toEqual(['Other', 'Other', 'Other']);
    const published = await server().admin.put(path, { published: true });
    expect([published.status, published.body.fields]).toEqual([200, undefined]);
    const { body } = await server().admin.put(path, published.body.data);
    expect(titles(body.data)).toEqual(['Other', 'Other', 'Other']);
    const plain = { promo_flag: 'Balcony', modal1_title: null, cta: { type: 'Book Now', link_url: 'https://a.example' } };
    expect((await server().admin.put(path, plain)).status).toBe(200);
    const restored = await server().admin.post(`${path}/versions/2/restore`, {});
    expect([restored.status, titles(restored.body.data)]).toEqual([200, ['Other', 'Other', 'Other']]);
  });

  it('counts as missing when its text is not sent', async () => {
    const { path } = await begin('accommodations', { ...room, promo_flag: 'Balcony', cta: { type: 'Learn More' } });
    const { status, body } = await server().admin.put(path, { promo_flag: 'Other' });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['promo_flag_other']]);
    expect((await server().admin.put(path, { cta: { type: 'Other' } })).body.data.cta.type).toBe('None');
  });

  it('is kept by an event of a restaurant and by a details page', async () => {
    const window = { title: 'Jazz', starts_on: '2026-11-01T00:00:00.000Z' };
    const event = await begin('events', { ...window, cta: { type: 'Other', type_input: 'Other' } });
    expect(event.created.cta).toMatchObject({ type: 'Other', type_input: 'Other' });
    expect((await server().admin.put(event.path, { published: true })).status).toBe(200);
    const page = await begin('specials', special({ details: { cta: { type: 'Other', title_input: 'Other' } } }));
    expect(page.created.details.cta).toMatchObject({ type: 'Other', title_input: 'Other' });
  });

  it('None as a text means none, and blanks around a title are removed', async () => {
    const { created } = await begin('accommodations', {
      ...room,
      promo_flag_other: 'None',
      modal1_title: ' View Floorplan ',
      cta: { type: ' Ask us ' },
    });
    expect(titles(created)).toEqual([null, 'View Floorplan', 'Ask us']);
  });
});
