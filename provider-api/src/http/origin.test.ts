import { onBothEngines } from '../../testing/server';
import { given } from '../../testing/assets';

onBothEngines(
  'A server on localhost',
  (server) => {
    it('gives addresses of files with the host that was requested, in the library and in items', async () => {
      const asset = await given(server());
      const id = await server().given.hotel({ logo: { asset_id: asset.id, alt: 'The mark' } });
      const body = { username: server().services.config.admin.email, password: server().services.config.admin.password };
      const signedIn = await server().app.inject({ method: 'POST', url: '/api/auth', payload: body });
      const token = signedIn.json().data.token.value as string;
      const addresses = async (host: string) => {
        const headers = { host, authorization: `Bearer ${token}` };
        const get = async (url: string) => (await server().app.inject({ url: `/api${url}`, headers })).json().data;
        const [libraryFile, shown] = [await get(`/assets/${asset.id}`), await get(`/properties/${id}`)];
        return [libraryFile.url, libraryFile.thumb_url, shown.logo.url, shown.logo.thumb_url].map(
          (address: string) => new URL(address).origin,
        );
      };
      const all = (origin: string) => Array.from({ length: 4 }, () => origin);
      expect(await addresses('localhost:4010')).toEqual(all('http://localhost:4010'));
      expect(await addresses('127.0.0.1:4000')).toEqual(all('http://127.0.0.1:4000'));
      // Any other host could belong to anybody.
      expect(await addresses('evil.example')).toEqual(all('http://localhost:4000'));
    });
  },
  { publicUrl: 'http://localhost:4000' },
);
