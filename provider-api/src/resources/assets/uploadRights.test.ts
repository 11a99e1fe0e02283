import { randomUUID } from 'node:crypto';
import { jpeg, upload } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';

onBothEngines('A person who uploads a file', (server) => {
  afterEach(() => jest.restoreAllMocks());

  it('is refused if their session ended while the picture was waiting, and no file is created', async () => {
    const person = await server().given.user(['asset', 'rw']);
    const filename = await upload(server(), await jpeg(10, 10));
    const { files } = server().services;
    const { open } = files;
    jest.spyOn(files, 'open').mockImplementationOnce(async (key) => {
      expect((await server().admin.del(`/users/${person.id}/sessions`)).status).toBe(204);
      return open(key);
    });
    expect((await person.post('/assets', { filename, name: 'Late' })).status).toBe(401);
    // Somebody else may still use the upload.
    expect((await server().admin.post('/assets', { filename, name: 'In time' })).status).toBe(201);
  });

  it('and may not change files cannot change one by sending it again, except a file that they just created, once', async () => {
    const person = await server().given.user(['property', 'rw', await server().given.hotel()], ['asset', 'rw']);
    const put = async (key: string, name: string) => {
      const filename = await upload(server(), await jpeg(10, 10));
      const { status, body } = await person.post('/assets', { filename, name }, { 'idempotency-key': key });
      return [status, body.data?.name];
    };
    const nameOf = async (id: string) => (await server().admin.get(`/assets/${id}`)).body.data.name;
    const [edited, logo] = [randomUUID(), randomUUID()];
    expect(await put(edited, 'Pool')).toEqual([201, 'Pool']);
    expect((await person.put(`/assets/${edited}`, { name: 'The pool' })).status).toBe(200);
    expect(await put(edited, 'Our pool')).toEqual([201, 'Our pool']);

    const { data } = (await server().admin.get(`/users/${person.id}/permissions`)).body;
    const rights = data.filter(({ resource }: { resource: string }) => resource !== 'asset');
    expect((await server().admin.post(`/users/${person.id}/permissions`, rights)).status).toBe(200);
    expect((await person.put(`/assets/${edited}`, { name: 'Mine' })).status).toBe(403);
    expect(await put(edited, 'Mine')).toEqual([409, undefined]);
    expect(await nameOf(edited)).toBe('Our pool');
    expect(await put(logo, 'Logo')).toEqual([201, 'Logo']);
    expect(await put(logo, 'Our logo')).toEqual([201, 'Our logo']);
    expect(await put(logo, 'Another')).toEqual([409, undefined]);
    expect(await nameOf(logo)).toBe('Our logo');
  });

  it('and may change files changes none that somebody else has just added by sending another one under its key', async () => {
    const [anna, ben] = [await server().given.user(['asset', 'rw']), await server().given.user(['asset', 'rw'])];
    const key = randomUUID();
    const add = async (person: typeof anna, name: string) => {
      const filename = await upload(server(), await jpeg(10, 10));
      return (await person.post('/assets', { filename, name }, { 'idempotency-key': key })).status;
    };
    expect([await add(anna, 'Pool'), await add(ben, 'Mine')]).toEqual([201, 409]);
    expect((await server().admin.get(`/assets/${key}`)).body.data).toMatchObject({ name: 'Pool', version: 1 });
  });
});
