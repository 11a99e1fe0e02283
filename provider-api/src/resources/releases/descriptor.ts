import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { readFile } from 'node:fs/promises';
import type { Release } from 'shared-kit/rules/remote/registry';
import { oversizedJsonFault } from '../../http/bodyBounds';
import { invalid } from '../../http/errors';
import type { UnpackedFiles } from './unpack';

/** A release as described by its build. */
const DESCRIPTOR = 'remote.json';
/** Far more than any needs; it is stored in the database and sent to every page. */
const MAX_BYTES = 500_000;

const short = Type.String({ minLength: 1, maxLength: 300 });
const names = Type.Array(short);
const optional = { page: Type.Optional(short), redirectTo: Type.Optional(short), resource: Type.Optional(short) };
const access = Type.Union(['super', 'write', 'anyProperty', 'publicOnly'].map((word) => Type.Literal(word)));
const sidebar = Type.Union([Type.Literal('top'), Type.Literal('hotel'), Type.Literal('restaurant')]);
const route = Type.Recursive((self) =>
  Type.Object({
    ...optional,
    path: short,
    title: short,
    access: Type.Optional(access),
    order: Type.Optional(Type.Number()),
    related: Type.Optional(Type.Array(sidebar)),
    leadsBack: Type.Optional(Type.Literal(true)),
    back: Type.Optional(short),
    under: Type.Optional(short),
    firstCalls: Type.Optional(Type.Array(Type.String({ maxLength: 2000 }))),
    children: Type.Optional(Type.Array(self)),
  }),
);
const hash = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });
const shape = Type.Object({
  name: short,
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+-[0-9a-z]{6,40}$' }),
  container: Type.String({ pattern: '^[A-Za-z_]\\w{0,100}$' }),
  entry: short,
  integrity: hash,
  hashes: Type.Record(Type.String(), hash),
  kit: short,
  // A build that does not declare what it uses is rejected with a separate message, where the site's kit is known.
  uses: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
  app: names,
  pages: Type.Record(Type.String(), names),
  routes: Type.Array(route),
});

const refusal = (message: string) => invalid({ manifest: message });

/**
 * Reads a release's description by its build.
 * @throws 422 when it is missing, cannot be read, lacks something or is another remote's
 */
export async function readDescriptor(files: UnpackedFiles, remote: string): Promise<Release> {
  const file = files.get(DESCRIPTOR);
  if (!file) throw refusal(`The release does not contain ${DESCRIPTOR}. Pack it with: npm run release -- ${remote}`);
  if (file.bytes > MAX_BYTES) throw refusal(`${DESCRIPTOR} is too large to be one.`);
  const value = parseJson(await readFile(file.path, 'utf8'));
  if (!Value.Check(shape, value)) {
    const fault = Value.Errors(shape, value).First();
    throw refusal(`${DESCRIPTOR} is wrong at '${fault?.path.slice(1) || 'the top level'}'. Build the remote again.`);
  }
  if (value.name !== remote) throw refusal(`This is a release of ${value.name}, not of ${remote}.`);
  // Only known fields are passed on to pages; the location of the files is set by this server.
  return Value.Clean(shape, value) as Release;
}

function parseJson(text: string): unknown {
  // The length is limited already. The depth must be too, since the check of the shape is recursive.
  if (oversizedJsonFault(text, Infinity)) throw refusal(`${DESCRIPTOR} is nested too deeply. Build the remote again.`);
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(`${DESCRIPTOR} cannot be read. Build the remote again.`);
  }
}
