/**
 * `npm start`: one command from a fresh clone to the running product. Installs what is missing, builds what changed,
 * prepares the database and starts the server. Only Node's own modules are used until the packages are installed.
 */
import { ensureInstalled } from './lib/install.mjs';
import { start, run } from './lib/run.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Innkeeper needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

async function runOrExit(script) {
  const code = await run(process.execPath, [script]);
  if (code !== 0) process.exit(code);
}

ensureInstalled();
await runOrExit('scripts/build.mjs');
if (!process.env.DATABASE_URL) await runOrExit('provider-api/dist/template.js');

const server = start(process.execPath, ['provider-api/dist/main.js']);
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
