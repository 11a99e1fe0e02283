import { onBothEngines } from '../../testing/server';

onBothEngines('A HEAD request with an API token', (server) => {
  it('has the ETag of the GET and no body, and is a 304 for a client that knows it', async () => {
    const hotel = await server().given.hotel();
    const { value } = await server().given.item('/tokens', { name: 'Site', property_id: [hotel] });
    const ask = (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) =>
      server().app.inject({
        method,
        url: `/api/properties/${hotel}/live`,
        headers: { authorization: `Bearer ${value}`, ...headers },
      });
    const [read, head] = [await ask('GET'), await ask('HEAD')];
    const names = ['etag', 'cache-control', 'vary', 'content-type'];
    const headersOf = (answer: typeof read) => names.map((name) => answer.headers[name]);
    expect(read.headers.etag).toEqual(expect.any(String));
    expect([head.statusCode, head.body, headersOf(head)]).toEqual([200, '', headersOf(read)]);
    const known = await ask('HEAD', { 'if-none-match': String(read.headers.etag) });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', read.headers.etag]);
  });
});
