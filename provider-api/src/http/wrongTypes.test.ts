import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { InjectOptions } from 'fastify';
import { onBothEngines } from '../../testing/server';
import type { App } from './app';

interface Route {
  method: NonNullable<InjectOptions['method']>;
  url: string;
  body: TSchema | undefined;
  query: TSchema | undefined;
}

const routes: Route[] = [];

/** Records what every route of the API accepts, as it is registered. */
const recordRoutes = (app: App): void =>
  void app.addHook('onRoute', ({ method, url, schema }) => {
    const [body, query] = [schema?.body as TSchema | undefined, schema?.querystring as TSchema | undefined];
    if (typeof method === 'string' && method !== 'HEAD' && url.startsWith('/api/') && (body ?? query))
      routes.push({ method: method as Route['method'], url, body, query });
  });

const WRONG_VALUES = [5.5, true, 'nonsense'];
const kindsOf = (schema: TSchema): TSchema[] => (schema.anyOf ? (schema.anyOf as TSchema[]).flatMap(kindsOf) : [schema]);

/** Texts that may hold anything: names, ids, a search; and those whose own tests say what they accept. */
const FREE_TEXT = [
  ...[
    'browser',
    'by',
    'calendar_id',
    'category_id',
    'email',
    'expected',
    'expires',
    'filename',
    'filesize',
    'filetype',
    'from',
    'item_id',
  ],
  ...[
    'name',
    'order_by',
    'property_id',
    'q',
    'question',
    'region_id',
    'remote',
    'search',
    'seen',
    'signature',
    'start',
    'title',
    'to',
    'why',
  ],
];

/** A value of the wrong type for every field of a body, at any depth, with its dotted path. */
function wrongValues(schema: TSchema, path = ''): { path: string; value: unknown }[] {
  const nestedValues = kindsOf(schema).flatMap((kind) => {
    const parts = kind.type === 'object' ? Object.entries((kind.properties ?? {}) as Record<string, TSchema>) : [];
    const pathTo = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
    const ofParts = parts.flatMap(([name, part]) =>
      wrongValues(part, pathTo(name)).map((one) => ({ ...one, value: { [name]: one.value } })),
    );
    const entries = kind.type === 'array' ? wrongValues(kind.items as TSchema, pathTo(0)) : [];
    return [...ofParts, ...entries.map((one) => ({ ...one, value: [one.value] }))];
  });
  const wrongValue = WRONG_VALUES.find((value) => !Value.Check(schema, value));
  return path === '' || wrongValue === undefined ? nestedValues : [{ path, value: wrongValue }, ...nestedValues];
}

/** A value for a pattern cannot be guessed, so its example is used. */
const withExamples = (schema: TSchema): TSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, TSchema>).map(([name, part]) => [
      name,
      part.pattern ? { ...part, default: (part.examples as unknown[])[0] } : part,
    ]),
  ),
});

/** A body or a query with no more than it must have. */
const minimal = (schema: TSchema | undefined): unknown => schema && Value.Create(withExamples(schema));

const queryWith = ({ query }: Route, name: string) =>
  new URLSearchParams(
    Object.entries({ ...(minimal(query) as object), [name]: 'nonsense' }).map(([key, value]) => [key, String(value)]),
  ).toString();

onBothEngines(
  'A value of the wrong type, or an invalid one',
  (server) => {
    const send = async ({ method, url }: Route, query = '', payload?: unknown) => {
      const answer = await server().app.inject({
        method,
        url: `${url.replace(/:\w+|\*/g, 'nowhere')}${query}`,
        headers: {
          authorization: `Bearer ${server().adminToken}`,
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && { payload: JSON.stringify(payload) }),
      });
      const { fields, message } = answer.json<{ fields?: Record<string, string>; message: string }>();
      return { status: answer.statusCode, fields: Object.keys(fields ?? {}), message };
    };

    it('is refused in every field of every body, with the path of the field', async () => {
      let count = 0;
      for (const route of routes.filter(({ body }) => body)) {
        for (const { path, value } of wrongValues(route.body as TSchema)) {
          count += 1;
          const { message, ...answer } = await send(
            route,
            '',
            Array.isArray(value) ? value : { ...(minimal(route.body) as object), ...(value as object) },
          );
          expect([route.method, route.url, path, answer]).toEqual([
            route.method,
            route.url,
            path,
            { status: 400, fields: [path] },
          ]);
          expect(message).toContain(`'${path}'`);
        }
      }
      expect(count).toBeGreaterThan(500);
    });

    it('is refused in every parameter that is not free text, with its name', async () => {
      const free: string[] = [];
      for (const route of routes) {
        for (const [name, schema] of Object.entries((route.query?.properties ?? {}) as Record<string, TSchema>)) {
          if (Value.Check(schema, 'nonsense')) free.push(name);
          else
            expect([route.url, name, await send(route, `?${queryWith(route, name)}`, minimal(route.body))]).toMatchObject([
              route.url,
              name,
              { status: 400, fields: [name] },
            ]);
        }
      }
      expect([...new Set(free)].sort()).toEqual(FREE_TEXT);
    });
  },
  {},
  recordRoutes,
);
