import path from 'node:path';
import { root } from '../../shared-kit/build/places.mjs';
import { readArguments, stop } from './arguments.mjs';
import { remoteNames } from './remotes.mjs';

const EXAMPLE = 'npm run alone -- mf-hotel-content';
const FIRST_PORT = '4010';

/** Flags that exclude each other, with the reason. */
const CONFLICTS = [
  ['build', 'for-site', '--build writes files and --for-site serves them'],
  ['build', 'port', '--build writes files; nothing is served at a port'],
  ['build', 'fresh', '--build writes files; no demo data belongs to them'],
  ['for-site', 'api', '--for-site lends the remote to a site, which has its own API'],
  ['for-site', 'fresh', '--for-site lends the remote to a site, which has its own data'],
  ['build', 'data', '--build writes files; no demo data belongs to them'],
  ['for-site', 'data', '--for-site lends the remote to a site, which has its own data'],
  ['data', 'fresh', '--fresh empties only the folder of this command; empty your own by hand'],
  ['api', 'data', '--api takes a running API, which has its own data'],
  ['api', 'fresh', '--api takes a running API; --fresh empties only the one that this command starts'],
];

/** @returns {string} the origin; ends the command when the text is not one */
function parseOrigin(text) {
  const example = `${EXAMPLE} --api http://localhost:4000`;
  if (!URL.canParse(text)) return stop(`--api must be a complete address; '${text}' is not one.`, example);
  const { protocol, origin, pathname, search } = new URL(text);
  if (!/^https?:$/.test(protocol)) return stop(`--api must begin with http:// or https://; '${text}' does not.`, example);
  if (pathname.replace(/^\/api\/?$/, '/') !== '/' || search) {
    return stop(`--api names a server alone, such as ${origin}; what follows it is not used.`, `${EXAMPLE} --api ${origin}`);
  }
  return origin;
}

/**
 * Reads the arguments of `npm run alone --`; ends the command with a message when they are invalid.
 * @returns {{name: string, api: string | undefined, port: string, data: string | undefined, fresh: boolean, mode: 'serve' | 'build' | 'forSite'}}
 */
export function readAloneOptions() {
  const { values, positionals } = readArguments(
    {
      api: { type: 'string' },
      port: { type: 'string' },
      data: { type: 'string' },
      fresh: { type: 'boolean' },
      build: { type: 'boolean' },
      'for-site': { type: 'boolean' },
    },
    EXAMPLE,
  );
  const [name, ...extra] = positionals;
  const remotes = remoteNames();
  if (!name) stop(`Name a remote: ${remotes.join(', ')}.`, EXAMPLE);
  if (!remotes.includes(name)) stop(`There is no remote '${name}'. The remotes are ${remotes.join(', ')}.`, EXAMPLE);
  if (extra.length > 0) stop(`One remote runs at a time; '${extra.join(' ')}' is one word too many.`, EXAMPLE);
  const conflict = CONFLICTS.find(([a, b]) => values[a] !== undefined && values[b] !== undefined);
  if (conflict) stop(`--${conflict[0]} and --${conflict[1]} do not go together: ${conflict[2]}.`, EXAMPLE);
  return {
    name,
    api: values.api === undefined ? undefined : parseOrigin(values.api),
    port: values.port ?? FIRST_PORT,
    data: values.data,
    fresh: values.fresh ?? false,
    mode: values.build ? 'build' : values['for-site'] ? 'forSite' : 'serve',
  };
}

/** @returns {string} the folder of a remote */
export const folderOfRemote = (name) => path.join(root, name);

/** @returns {string[]} folders of the other remotes */
export const otherRemoteFolders = (name) =>
  remoteNames()
    .filter((other) => other !== name)
    .map(folderOfRemote);
