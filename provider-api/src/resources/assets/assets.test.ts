import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { TEXT_MAX } from 'shared-kit/rules/limits';
import { bypassBounds } from '../../../testing/bypassBounds';
import { sharedSpecials } from '../shared-specials/schema';
import { onBothEngines } from '../../../testing/server';
import { assets } from './schema';
import { given, jpeg, pdf, upload } from '../../../testing/assets';

onBothEngines('Media library', (server) => {
  it('an uploaded picture becomes an asset with name, file, alt, description, tags and categories', async () => {
    const filename = await upload(server(), await jpeg());
    const sent = { filename, filesize: 1, filetype: 'image/jpeg', name: 'Rose arch', description: 'In June', alt: 'Roses' };
    const { status, body } = await server().admin.post('/assets', {
      ...sent,
      tags: [{ name: 'garden' }],
      categories: ['Specials'],
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'Rose arch', filename: 'garden-arch.jpg', filetype: 'image/jpeg', alt: 'Roses' });
    expect(body.data).toMatchObject({ description: 'In June', categories: ['Specials'], width: 1200, height: 800, version: 1 });
    expect((await server().admin.get(`/assets/${body.data.id}`)).body.data).toEqual(body.data);
    expect((await server().nobody.post('/assets', sent)).status).toBe(401);
  });

  it('the file and its small renditions are served without a sign-in, and can be cached for ever', async () => {
    const asset = await given(server());
    for (const [address, type, width] of [
      [asset.url, 'image/jpeg', 1200],
      [asset.thumb_url, 'image/webp', 320],
      [asset.medium_url, 'image/webp', 960],
    ]) {
      const answer = await server().app.inject({ url: new URL(address).pathname });
      expect(answer.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.headers['content-security-policy']).toContain('sandbox');
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
      for (const etag of [answer.headers.etag, `"other", W/${answer.headers.etag}`]) {
        const again = await server().app.inject({ url: new URL(address).pathname, headers: { 'if-none-match': etag } });
        expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
      }
    }
  });

  it('metadata of the camera is removed, and the picture is rotated upright', async () => {
    const camera = await sharp(await jpeg(400, 200))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'A guest' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await server().admin.post('/assets', { filename: await upload(server(), camera), name: 'Turned' });
    expect(body.data).toMatchObject({ width: 200, height: 400 });
    const { rawPayload } = await server().app.inject({ url: new URL(body.data.url).pathname });
    const { width, height, exif } = await sharp(rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 200, height: 400, exif: undefined });
  });

  it('categories are stored with cat#, returned without it, and never duplicated', async () => {
    const { id } = await given(server(), { categories: ['cat#Calendars', 'Specials'], tags: 'spa, winter' });
    const put = await server().admin.put(`/assets/${id}`, { categories: ['cat#Calendars', 'Calendars', 'cat#cat#Home Promos'] });
    expect(put.body.data.categories).toEqual(['Calendars', 'Home Promos']);
    const names = put.body.data.tags.map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual(['cat#Calendars', 'cat#Home Promos', 'spa', 'winter']);
  });

  it('tags come as name objects, names or comma-separated text', async () => {
    const { id } = await given(server(), { tags: 'sea, sea , ,coast' });
    const tags = async () => (await server().admin.get(`/assets/${id}`)).body.data.tags.map(({ name }: { name: string }) => name);
    expect(await tags()).toEqual(['coast', 'sea']);
    await server().admin.put(`/assets/${id}`, { tags: [{ name: 'lake' }, 'fells'] });
    expect(await tags()).toEqual(['fells', 'lake']);
  });

  it('tags that differ only in case are one tag, and a lone cat# does not prevent saving', async () => {
    const [first, second] = [
      await given(server(), { tags: 'Harbour, harbour' }),
      await given(server(), { tags: 'HARBOUR, cat#' }),
    ];
    const names = async (id: string) =>
      (await server().admin.get(`/assets/${id}`)).body.data.tags.map(({ name }: { name: string }) => name);
    expect([await names(first.id), await names(second.id)]).toEqual([['Harbour'], ['Harbour']]);
    const saved = await server().admin.put(`/assets/${second.id}`, { tags: 'quay, cat#', categories: 'calendars' });
    expect([saved.status, saved.body.data.categories]).toEqual([200, ['Calendars']]);
    await server().admin.put(`/assets/${first.id}`, { tags: 'harbour' });
    expect(await names(first.id)).toEqual(['harbour']);
    const unknown = await server().admin.put(`/assets/${first.id}`, { tags: 'cat#Attic' });
    expect(unknown.body.fields).toEqual({ tags: 'One or more categories do not exist' });
  });

  it('a tag is no longer suggested once the last picture with it has changed or been deleted', async () => {
    const suggested = async () =>
      (await server().admin.get('/tags?name=marsh')).body.data.map(({ name }: { name: string }) => name);
    const [first, second] = [await given(server(), { tags: 'marsh, marshland' }), await given(server(), { tags: 'marsh' })];
    await server().admin.put(`/assets/${first.id}`, { tags: 'marsh' });
    expect(await suggested()).toEqual(['marsh']);
    await server().admin.del(`/assets/${first.id}`);
    expect(await suggested()).toEqual(['marsh']);
    await server().admin.del(`/assets/${second.id}`);
    expect(await suggested()).toEqual([]);
  });

  it('a tag that a picture keeps has the same id after any change of the picture', async () => {
    const { id, tags } = await given(server(), { tags: 'dune, pier' });
    const idOf = (list: { id: string; name: string }[], name: string) => list.find((tag) => tag.name === name)?.id;
    const renamed = await server().admin.put(`/assets/${id}`, { name: 'At the dune' });
    expect(renamed.body.data.tags).toEqual(tags);
    const retagged = await server().admin.put(`/assets/${id}`, { tags: 'dune, jetty' });
    expect(idOf(retagged.body.data.tags, 'dune')).toBe(idOf(tags, 'dune'));
    const names = retagged.body.data.tags.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['dune', 'jetty']);
  });

  it('a new file with an unknown category is refused, and can still be added with a known one', async () => {
    const filename = await upload(server(), await jpeg());
    const add = (categories: string) => server().admin.post('/assets', { filename, name: 'Pier', categories });
    const { status, body } = await add('Specials, Foo');
    expect([status, body.fields]).toEqual([422, { categories: 'One or more categories do not exist' }]);
    expect((await add('Specials')).status).toBe(201);
  });

  it("an empty name is 'Required!', an unknown category refused: 'One or more categories do not exist'", async () => {
    const { id } = await given(server(), { categories: 'Specials Detail, Hotel Logo, Tiled Promos, Accommodations' });
    const { status, body } = await server().admin.put(`/assets/${id}`, { categories: 'Calendars, Foo' });
    expect([status, body.fields]).toEqual([422, { categories: 'One or more categories do not exist' }]);
    expect((await server().admin.put(`/assets/${id}`, { name: ' ' })).body.fields).toEqual({ name: 'Required!' });
  });

  it('the list filters by tag, category, name, file name and type, and pages by links.next', async () => {
    const filename = await upload(server(), pdf, 'application/pdf', 'Spring menu.pdf');
    await server().admin.post('/assets', { filename, name: 'Spring menu', tags: 'only-menu' });
    await given(server(), { name: 'Lighthouse', tags: 'only-coast', categories: 'Hotel Logo' });
    const names = async (query: string) =>
      (await server().admin.get(`/assets?${query}`)).body.data.map(({ name }: { name: string }) => name);
    expect(await names('q=only-coast,only-menu&order_by=name:ASC')).toEqual(['Lighthouse', 'Spring menu']);
    expect(await names('filetype=appli')).toEqual(['Spring menu']);
    expect(await names('q=only-coast,only-menu&filetype=image')).toEqual(['Lighthouse']);
    expect(await names('name=i%25%25LIGHT')).toEqual(['Lighthouse']);
    expect(await names('name=spring-menu.pdf')).toEqual(['Spring menu']);
    expect(await names('q=Hotel%20Logo&name=i%25%25house')).toEqual(['Lighthouse']);
    const first = (await server().admin.get('/assets?q=only-coast,only-menu&per_page=1')).body.meta;
    expect([first.count, first.total_pages, first.links.previous]).toEqual([2, 2, null]);
    const { pathname, search } = new URL(first.links.next);
    const second = await server().admin.get((pathname + search).replace('/api', ''));
    expect([second.body.data.length, second.body.meta.links.next]).toEqual([1, null]);
    expect((await server().admin.get('/assets?titel=x')).status).toBe(400);
  });

  it('an asset in use is deleted only after its uses were listed, and those then show the placeholder', async () => {
    const { id } = await given(server());
    const hotel = await server().given.hotel({ name: 'Hotel Marchmont' });
    const special = await server().given.item(`/properties/${hotel}/specials`, {
      title: 'Winter Escape',
      content: '<p>Three nights.</p>',
      starts_on: '2026-11-01T09:00:00.000Z',
      details: { image: { asset_id: id, alt: 'Snow' } },
    });
    const { status, body } = await server().admin.del(`/assets/${id}`);
    expect([status, body.message]).toEqual([409, 'This file is used in one place: Winter Escape (Hotel Marchmont).']);
    const place = {
      resource: 'special',
      id: special.id,
      title: 'Winter Escape',
      property: { id: hotel, name: 'Hotel Marchmont' },
      link: `/hotels/${hotel}/specials/${special.id}/edit`,
    };
    expect(body.usage).toEqual([place]);
    expect((await server().admin.get(`/assets/${id}/usage`)).body.data).toEqual([place]);
    expect((await server().admin.del(`/assets/${id}?force=true`)).status).toBe(204);
    const left = (await server().admin.get(`/properties/${hotel}/specials/${special.id}`)).body.data;
    expect(left.details.image).toEqual(expect.not.objectContaining({ url: expect.anything() }));
  });

  it('a logo and the image of a shared special count as uses', async () => {
    const { id } = await given(server());
    const hotel = await server().given.hotel({ name: 'The Aster', logo: { asset_id: id, alt: 'The Aster' } });
    await server()
      .services.db.insert(sharedSpecials)
      .values({
        id: 'shared',
        title: 'Spring Spa Days',
        startDate: '2026-11-01T09:00:00.000Z',
        image: { assetId: id, alt: 'Spa' },
      });
    expect((await server().admin.get(`/assets/${id}/usage`)).body.data).toEqual([
      {
        resource: 'property',
        id: hotel,
        title: 'The Aster',
        property: { id: hotel, name: 'The Aster' },
        link: `/hotels/${hotel}/settings`,
      },
      {
        resource: 'shared_special',
        id: 'shared',
        title: 'Spring Spa Days',
        property: null,
        link: '/hotels/shared/specials/shared/edit',
      },
    ]);
    expect((await server().admin.del(`/assets/${id}`)).body.message).toBe(
      'This file is used in 2 places: The Aster, Spring Spa Days.',
    );
  });

  it('deleting an asset also deletes its files', async () => {
    const asset = await given(server());
    expect((await server().admin.del(`/assets/${asset.id}`)).status).toBe(204);
    for (const address of [asset.url, asset.thumb_url, asset.medium_url]) {
      expect((await server().app.inject({ url: new URL(address).pathname })).statusCode).toBe(404);
    }
  });

  it("an asset with a text longer than today's limit can be changed in other fields", async () => {
    const { id } = await given(server());
    const { db } = server().services;
    const long = 'x'.repeat(TEXT_MAX + 1);
    await bypassBounds(db, 'assets', (tx) => tx.update(assets).set({ alt: long }).where(eq(assets.id, id)));
    const { admin } = server();
    const renamed = await admin.put(`/assets/${id}`, { name: 'Old arch', alt: long });
    expect([renamed.status, renamed.body.data?.name, renamed.body.data?.alt]).toEqual([200, 'Old arch', long]);
    expect((await admin.put(`/assets/${id}`, { alt: `${long}y` })).status).toBe(422);
    expect((await admin.put(`/assets/${id}`, { name: '' })).status).toBe(422);
    expect((await admin.put(`/assets/${id}`, { categories: ['Nowhere'] })).status).toBe(422);
    expect((await admin.put(`/assets/${id}`, { alt: 'Roses' })).body.data).toMatchObject({ name: 'Old arch', alt: 'Roses' });
  });

  it('a change is refused if somebody else was first, and the answer has the current asset', async () => {
    const { id } = await given(server());
    await server().admin.put(`/assets/${id}`, { name: 'Second' }, { 'if-match': '"1"' });
    const { status, body } = await server().admin.put(`/assets/${id}`, { name: 'Third' }, { 'if-match': '"1"' });
    expect([status, body.current.name, body.current.version]).toEqual([412, 'Second', 2]);
  });

  it('a person who can read a property can browse the library; changing and deleting require rights on asset', async () => {
    const { id } = await given(server());
    const hotel = await server().given.hotel();
    const reader = await server().given.user(['special', 'r', hotel]);
    const manager = await server().given.user(['asset', 'rwx']);
    const stranger = await server().given.user();
    expect((await reader.get('/assets')).status).toBe(200);
    expect((await reader.get('/tags?name=i%25%25cat')).status).toBe(200);
    expect((await stranger.get('/assets')).status).toBe(403);
    const query = '/assets/sign?filename=a.jpg&filetype=image/jpeg&filesize=9';
    expect([(await reader.get(query)).status, (await manager.get(query)).status]).toEqual([403, 200]);
    expect((await reader.put(`/assets/${id}`, { name: 'Mine' })).status).toBe(403);
    expect((await reader.del(`/assets/${id}`)).status).toBe(403);
    expect((await manager.put(`/assets/${id}`, { name: 'Ours' })).status).toBe(200);
    expect((await manager.del(`/assets/${id}`)).status).toBe(204);
  });
});
