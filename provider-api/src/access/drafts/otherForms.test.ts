import type { Client } from '../../../testing/client';
import { onBothEngines } from '../../../testing/server';

const [opened, other] = ['/hotels/7/specials/9', '/hotels/7/faqs/3'];
const addressOf = (path: string) => `/profile/drafts?path=${encodeURIComponent(path)}`;
const text = (title: string) => JSON.stringify({ values: { title } });

onBothEngines('The draft of one form', (server) => {
  const save = (owner: Client, path: string, title: string) =>
    owner.put('/profile/drafts', { path, content: text(title), browser: 'here', nth: 1 });
  const savedIn = async (owner: Client, path: string) => (await owner.get(addressOf(path))).body.data?.content ?? null;

  it('is not offered in another form', async () => {
    const anna = await server().given.user();
    await save(anna, other, 'Pets');
    expect(await savedIn(anna, opened)).toBeNull();
    await save(anna, opened, 'Spa');
    expect([await savedIn(anna, opened), await savedIn(anna, other)]).toEqual([text('Spa'), text('Pets')]);
  });

  it.each(['', '&browser=here&nth=2'])('stays when the draft of another form is discarded%s', async (sender) => {
    const anna = await server().given.user();
    for (const path of [opened, other]) await save(anna, path, 'Spa');
    expect((await anna.del(addressOf(opened) + sender)).status).toBe(204);
    expect([await savedIn(anna, opened), await savedIn(anna, other)]).toEqual([null, text('Spa')]);
  });

  it('stays however many drafts somebody else has', async () => {
    const [anna, ben] = [await server().given.user(), await server().given.user()];
    await save(anna, opened, 'Spa');
    for (let n = 0; n < 21; n += 1) await save(ben, `/hotels/7/faqs/${n}`, 'Pets');
    expect(await savedIn(anna, opened)).toBe(text('Spa'));
  });
});
