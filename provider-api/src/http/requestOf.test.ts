import { Type } from '@sinclair/typebox';
import Fastify from 'fastify';
import type { App } from './app';
import type { RequestOf } from './requestOf';
import { field, itemParams, propertyParams } from './schemas';

/** The types are the test: each expected error is one that `npm run types` finds. */
describe('A handler that is defined outside its route', () => {
  const body = Type.Object({ title: field.text });
  const app: App = Fastify();
  const readItem = ({ params }: RequestOf<{ params: typeof itemParams }>) => params.id;
  const readTitle = (request: RequestOf<{ body: typeof body }>) => request.body.title;

  it('has the types of the parameters and the body of its schemas', () => {
    app.put('/items/:property_id/:id', { schema: { params: itemParams, body } }, (request) => [
      readItem(request),
      readTitle(request),
    ]);
    // @ts-expect-error No parameter has this name.
    const misspelt = ({ params }: RequestOf<{ params: typeof itemParams }>) => params.propertyId;
    expect([app.hasRoute({ method: 'PUT', url: '/items/:property_id/:id' }), typeof misspelt]).toEqual([true, 'function']);
  });

  it('does not compile in a route with other schemas', () => {
    // @ts-expect-error The route has no id.
    app.get('/properties/:property_id', { schema: { params: propertyParams } }, (request) => readItem(request));
    // @ts-expect-error The route has another body.
    app.post('/titles', { schema: { body: Type.Object({ title: Type.Number() }) } }, (request) => readTitle(request));
    expect(app.hasRoute({ method: 'POST', url: '/titles' })).toBe(true);
  });
});
