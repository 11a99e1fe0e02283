import { afterRestart } from '../../../testing/restart';
import { onBothEngines } from '../../../testing/server';

const path = '/hotels/7/specials/9';
const text = (title: string) => JSON.stringify({ values: { title } });

onBothEngines('A write of a draft that arrives after a restart of the server', (server) => {
  /** One person before and after the restart; their browser numbers its writes. */
  async function begin() {
    const { token } = await server().given.user();
    const before = server().as(token);
    const put = (client: typeof before, nth: number, title: string) =>
      client.put('/profile/drafts', { path, content: text(title), browser: 'here', nth });
    const discard = (client: typeof before, nth: number) =>
      client.del(`/profile/drafts?path=${encodeURIComponent(path)}&browser=here&nth=${nth}`);
    const saved = async (client: typeof before) =>
      (await client.get(`/profile/drafts?path=${encodeURIComponent(path)}`)).body.data?.content ?? null;
    return { token, before, put, discard, saved };
  }

  it('does not replace a later write', async () => {
    const { token, before, put, saved } = await begin();
    await put(before, 3, 'Newest');
    await afterRestart(server(), async (as) => {
      const after = as(token);
      for (const nth of [1, 2, 3]) expect((await put(after, nth, 'Late')).status).toBe(204);
      expect(await saved(after)).toBe(text('Newest'));
      await put(after, 4, 'Typed since');
      expect(await saved(after)).toBe(text('Typed since'));
    });
  });

  it('does not restore a discarded draft, and a late discard does not delete a later draft', async () => {
    const { token, before, put, discard, saved } = await begin();
    await put(before, 1, 'Spa');
    await discard(before, 3);
    await afterRestart(server(), async (as) => {
      const after = as(token);
      expect((await put(after, 2, 'Late')).status).toBe(204);
      expect(await saved(after)).toBeNull();
      await put(after, 5, 'Typed since');
      expect((await discard(after, 4)).status).toBe(204);
      expect(await saved(after)).toBe(text('Typed since'));
    });
  });
});
