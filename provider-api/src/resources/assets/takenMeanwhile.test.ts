import { given } from '../../../testing/assets';
import { sharedSpecial, special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

const ROUNDS = 3;

/** Uses a picture; @returns the status of the answer */
type Use = (assetId: string) => Promise<{ status: number }>;

onBothEngines('A picture that one person deletes while another uses it', (server) => {
  const admin = () => server().admin;
  const picture = (asset_id: string) => ({ asset_id, alt: 'A pool' });
  const specials = (hotel: string) => `/properties/${hotel}/specials`;
  const uses: [string, (hotel: string) => Promise<Use>][] = [
    ['a new special', async (hotel) => (id) => admin().post(specials(hotel), special({ images: [picture(id)] }))],
    [
      'a special that is changed',
      async (hotel) => {
        const { id: changed } = await server().given.item(specials(hotel), special());
        return (id) => admin().put(`${specials(hotel)}/${changed}`, { images: [picture(id)] });
      },
    ],
    ['a shared special', async () => (id) => admin().post('/shared-specials', sharedSpecial({ image: picture(id) }))],
    ['a logo', async (hotel) => (id) => admin().put(`/properties/${hotel}`, { logo: picture(id) })],
  ];

  it.each(uses)('%s: either the picture is used and stays, or it is deleted and the use is refused', async (_what, prepare) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const use = await prepare(await server().given.hotel());
      const { id } = await given(server());
      const [deleted, used] = await Promise.all([admin().del(`/assets/${id}`), use(id as string)]);
      const isUsed = used.status < 300;
      expect([deleted.status, isUsed || used.status]).toEqual(isUsed ? [409, true] : [204, 422]);
    }
  });
});
