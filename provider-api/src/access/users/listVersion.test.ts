import { onBothEngines } from '../../../testing/server';

onBothEngines('Versions of a list of rights', (server) => {
  const right = (resource: string, flags = 'r') => ({
    resource,
    r: flags.includes('r'),
    w: flags.includes('w'),
    x: flags.includes('x'),
  });

  const begin = async () => {
    const { id } = await server().given.user(['special', 'r']);
    const path = `/users/${id}/permissions`;
    const version = async () => (await server().admin.get(path)).body.meta.version as number;
    const replace = (list: object[], over: number) => server().admin.post(path, list, { 'if-match': `"${over}"` });
    return { path, version, replace };
  };

  it('when two people edit the rights of one person, the second is refused and rights that were taken stay taken', async () => {
    const { path, version, replace } = await begin();
    const seenVersion = await version();
    const first = await replace([], seenVersion);
    expect([first.status, first.body.data]).toEqual([200, []]);
    const second = await replace([right('special'), right('faq')], seenVersion);
    expect([second.status, second.body.code]).toEqual([412, 'stale']);
    expect(second.body.current).toEqual({ version: first.body.meta.version, permissions: [] });
    expect((await server().admin.get(path)).body.data).toEqual([]);
    expect((await replace([right('faq')], second.body.current.version)).status).toBe(200);
  });

  it('the refusal returns the same list as a read', async () => {
    const { path, replace } = await begin();
    const { body } = await server().admin.get(path);
    const refused = await replace([], body.meta.version + 1);
    expect(refused.status).toBe(412);
    expect(refused.body.current).toEqual({ version: body.meta.version, permissions: body.data });
  });

  it('a replacement that changes nothing does not raise the version, in whatever order it is', async () => {
    const { version, replace } = await begin();
    const list = [right('faq', 'rw'), right('special')];
    const { body } = await replace(list, await version());
    const again = await replace([...list].reverse(), body.meta.version);
    expect([again.status, again.body.meta.version]).toEqual([200, body.meta.version]);
    expect(await version()).toBe(body.meta.version);
  });

  it('of several replacements of one version, one succeeds; without If-Match the last one does', async () => {
    const { path, version, replace } = await begin();
    const seenVersion = await version();
    const answers = await Promise.all(['faq', 'list', 'menu', 'event'].map((name) => replace([right(name)], seenVersion)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect((await server().admin.post(path, [])).status).toBe(200);
  });

  it('every page of a long list has the version of the whole list', async () => {
    const { path } = await begin();
    await server().admin.post(
      path,
      ['special', 'faq', 'list', 'menu', 'event'].map((resource) => right(resource)),
    );
    const pages = await Promise.all([1, 2].map((page) => server().admin.get(`${path}?per_page=3&page=${page}`)));
    expect(pages[0]?.body.meta.version).toBe(pages[1]?.body.meta.version);
  });
});
