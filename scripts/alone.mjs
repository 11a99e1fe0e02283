/**
 * `npm run alone -- mf-hotel-content`: runs one remote by itself, with its own API and demo data; `--api
 * http://localhost:4000` uses a running API, `--fresh` begins with new demo data, `--data folder` stores the data
 * elsewhere. `--build` writes static files instead, for any web server. `--for-site` serves the remote as the shell
 * loads it: `?remote=mf-hotel-content@http://localhost:4010` puts it into a running site that allows that origin.
 */
import { standaloneConfig } from '../shared-kit/build/standalone.mjs';
import { remoteConfig } from '../shared-kit/build/remote.mjs';
import { buildOnce, serve } from './lib/aloneServer.mjs';
import { folderOfRemote, otherRemoteFolders, readAloneOptions } from './lib/aloneArguments.mjs';
import { ensureApiAnswers } from './lib/ensureApiAnswers.mjs';
import { requireFreePort } from './lib/arguments.mjs';
import { endWithNpm } from './lib/endWithParent.mjs';
import { startPrivateApi } from './lib/privateApi.mjs';

const { name, api, port: portText, data, fresh, mode } = readAloneOptions();
const dir = folderOfRemote(name);
const standalone = (more) => standaloneConfig({ dir, others: otherRemoteFolders(name), ...more });
endWithNpm();

if (mode === 'build') {
  await buildOnce(await standalone({ mode: 'production', ...(api && { apiBase: `${api}/api` }) }));
  console.log(`${name}/dist-alone holds ${name} by itself. Serve it from any web server: see docs/how-to/qa.md.`);
} else {
  const port = await requireFreePort(portText, '--port');
  const url = `http://localhost:${port}`;
  if (mode === 'forSite') {
    await serve(remoteConfig(dir, 'development'), { port, forSite: true });
    console.log(`${name} is served to a site: open it with ?remote=${name}@${url}`);
  } else {
    if (api) await ensureApiAnswers(api);
    const privateApi = api ? null : await startPrivateApi({ name, publicUrl: url, data, fresh });
    await serve(await standalone({ mode: 'development' }), { port, api: api ?? privateApi?.address, alongside: privateApi });
    console.log(`${name} runs by itself at ${url}, ${privateApi ? privateApi.description : `with the API of ${api}.`}`);
  }
}
