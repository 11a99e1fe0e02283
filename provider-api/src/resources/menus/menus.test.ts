import { onBothEngines } from '../../../testing/server';

const SCRIPT = '<div id="m"></div>\n<script src="https://menus.example/e.js" async></script>\n<script>show("m")</script>  ';

onBothEngines('Menus', (server) => {
  const pathOf = (restaurant: string, rest = '') => `/properties/${restaurant}/menus${rest}`;

  it('the pasted script is stored and returned unchanged', async () => {
    const restaurant = await server().given.restaurant();
    const created = await server().given.item(pathOf(restaurant), { title: 'Dinner', script: SCRIPT });
    expect(created).toMatchObject({ title: 'Dinner', script: SCRIPT, published: false, archived: false, sort_index: 1 });
    expect((await server().admin.get(pathOf(restaurant, `/${created.id}`))).body.data.script).toBe(SCRIPT);
  });

  it('only the title is required', async () => {
    const restaurant = await server().given.restaurant();
    expect((await server().admin.post(pathOf(restaurant), {})).body.fields).toEqual({ title: 'Required!' });
  });

  it('the preview is a separate document: sandboxed, without an origin, without any data', async () => {
    const answer = await server().app.inject({ url: '/api/menu-preview' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect(policy).toContain('sandbox allow-scripts allow-popups');
    expect(policy.find((rule) => rule.startsWith('sandbox'))).not.toContain('allow-same-origin');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "form-action 'none'", "base-uri 'none'"]));
    expect(policy.find((rule) => rule.startsWith('frame-ancestors'))).toMatch(/^frame-ancestors 'self' https?:/);
  });
});
