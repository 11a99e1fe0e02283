/**
 * `node docs/how-to/deploy/try-nginx.mjs`: tests nginx.conf in this folder with the installed nginx in front of two
 * processes of the built product, which share a PostgreSQL server and one folder of files, all started only for this test.
 * `-- --postgres URL` uses an existing empty database. The exit code is 1 if a line failed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { ownEnvironment } from '../../../scripts/lib/ownEnvironment.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../..');
const { values } = parseArgs({ options: { postgres: { type: 'string' } } });
const EMAIL = 'admin@house.example';
const PASSWORD = 'a-long-password-of-the-house';
const folder = mkdtempSync(path.join(tmpdir(), 'innkeeper-nginx-'));
chmodSync(folder, 0o755);
const started = [];

async function until(what, test) {
  for (const end = Date.now() + 90_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 150))) {
    if (await test().catch(() => false)) return;
  }
  throw new Error(`${what} was not ready in time.`);
}

/** Starts a program that ends with this script. */
function begin(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...ownEnvironment(), ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  return child;
}

function postgres() {
  if (values.postgres) return Promise.resolve(values.postgres);
  const child = begin(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'provider-api/testing/runPostgres.ts']);
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()));
    child.once('exit', () => reject(new Error('PostgreSQL could not be started.')));
  });
}

async function innkeeper(databaseUrl, publicUrl) {
  const port = await freePort();
  begin(process.execPath, ['provider-api/dist/main.js'], {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
    PUBLIC_URL: publicUrl,
    SECRET_KEY: 'the-same-key-for-all-processes-of-this-trial',
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  });
  await until('Innkeeper', async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).ok);
  return port;
}

/** The configuration with the ports of this test, inside the smallest configuration that nginx accepts. */
function startNginx(port, ports) {
  let conf = readFileSync(path.join(here, 'nginx.conf'), 'utf8').replace('listen 80;', `listen 127.0.0.1:${port};`);
  const log = `${folder}/logs/innkeeper.log innkeeper; access_log ${folder}/logs/access.log who`;
  conf = conf.replace('/var/log/nginx/innkeeper.log innkeeper', log).replace('/var/log/nginx/', `${folder}/logs/`);
  for (const [at, own] of ports.entries()) conf = conf.replace(`127.0.0.1:400${at + 1} `, `127.0.0.1:${own} `);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  mkdirSync(path.join(folder, 'logs'), { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/logs/error.log;
     events { worker_connections 256; }
     http { log_format who '$upstream_addr $status $request'; ${temporary.join(' ')}
     ${conf} }`,
  );
  const checked = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  if (checked.error) throw new Error('There is no nginx on this machine. Debian: apt-get install nginx');
  if (checked.status !== 0) throw new Error(checked.stderr);
  begin('nginx', ['-c', file]);
}

const lines = [];
/** @param {string} what @param {boolean | undefined} isGood @param {string | number} seen */
function line(what, isGood, seen = '') {
  lines.push(isGood);
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${what}${seen === '' ? '' : `: ${seen}`}`);
}

async function tryAll(address) {
  const get = (at, headers = {}) => fetch(address + at, { headers });
  const page = await get('/', { accept: 'text/html' });
  const html = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  line('the page, with its content policy', page.ok && policy.includes("script-src 'self' 'sha256-"), policy.slice(0, 60));
  line('the page is asked for anew', page.headers.get('cache-control') === 'no-cache');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  for (const encoding of ['br', 'gzip']) {
    const answer = await get(script, { 'accept-encoding': encoding });
    const { headers } = answer;
    const good = headers.get('content-encoding') === encoding && headers.get('cache-control')?.includes('immutable');
    line(`a script comes as ${encoding}, for a year`, good && headers.get('vary')?.includes('accept-encoding'));
    await answer.arrayBuffer();
  }

  const signIn = await fetch(`${address}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: EMAIL, password: PASSWORD }),
  });
  const token = (await signIn.json()).data?.token.value;
  line('sign-in', signIn.status === 201 && Boolean(token), signIn.status);
  const bearer = { authorization: `Bearer ${token}` };
  const list = await get('/api/properties', bearer);
  line('a list, on whichever process', list.ok && Array.isArray((await list.json()).data), list.status);

  const { remotes } = await (await get('/remotes/registry.json')).json();
  line('the registry names the remotes', remotes.length >= 4, remotes.map(({ name }) => name).join(' '));
  let failures = 0;
  for (let round = 0; round < 20; round += 1) {
    const wanted = [
      '/',
      '/api/profile',
      ...remotes.map(({ name, version, entry, base }) => (base ?? `/remotes/${name}/${version}/`) + entry),
    ];
    const answers = await Promise.all(wanted.map((at) => get(at, bearer)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    failures += answers.filter(({ ok }) => !ok).length;
  }
  line('20 loads of page, profile and every remote', failures === 0, `${failures} failures`);

  // The page of a link asks the API whose password it sets; fixed words of an address may be written in capitals.
  const links = ['/reset-password/secret-1', '/?token=secret-2', '/api/passwords/secret-3', '/Reset-Password/secret-4'];
  for (const at of links) await (await get(at)).arrayBuffer();
  await until('the log', async () => {
    const log = readFileSync(path.join(folder, 'logs/innkeeper.log'), 'utf8');
    return log.includes('/reset-password/...') && /passwords|reset-password/i.test(log.trim().split('\n').at(-1) ?? '');
  });
  line(
    'no link from a mail stands in the log',
    !readFileSync(path.join(folder, 'logs/innkeeper.log'), 'utf8').includes('secret-'),
  );

  await uploads(address, bearer);
  const metrics = await get('/api/metrics');
  line('counters are not for everybody', metrics.status === 404, metrics.status);
  const upgrade = await get('/', { accept: 'text/html' });
  line('nothing asks for a web socket', !/wss?:/.test(policy) && !upgrade.headers.get('upgrade'));
}

/** Bytes that begin like a JPEG, since the server checks the type of a file by its bytes. */
const picture = (size) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(size - 4, 7)]);

async function uploads(address, bearer) {
  const isSentence = (text) => text.startsWith('{') && typeof JSON.parse(text).message === 'string';
  const send = async (at, bytes, headers = {}, method = 'POST') => {
    const answer = await fetch(address + at, { method, headers: { ...bearer, ...headers }, body: picture(bytes) });
    return { status: answer.status, text: await answer.text() };
  };
  const sign = (filesize) =>
    fetch(`${address}/api/assets/sign?filename=a.jpg&filetype=${encodeURIComponent('image/jpeg')}&filesize=${filesize}`, {
      headers: bearer,
    }).then((answer) => answer.json());
  const { data } = await sign(2_900_000);
  const put = await fetch(data.signed_url, { method: data.method, headers: data.headers, body: picture(2_900_000) });
  line('a picture of 2.9 MB is taken, at the public address', put.ok && data.signed_url.startsWith(address), put.status);
  const over = await send(
    new URL(data.signed_url).pathname + new URL(data.signed_url).search,
    3_500_000,
    data.headers,
    data.method,
  );
  line(
    'one of 3.5 MB is refused in a sentence',
    over.status >= 400 && over.status < 500 && isSentence(over.text),
    over.text.slice(0, 90),
  );

  const gzip = { 'content-type': 'application/gzip' };
  const release = await send('/api/remotes/mf-restaurants/releases', 19_000_000, gzip);
  line(
    '19 MB reach the releases of a remote',
    release.status !== 413 && isSentence(release.text),
    `${release.status} ${release.text.slice(0, 80)}`,
  );
  const json = await send('/api/properties', 1_500_000, { 'content-type': 'application/json' });
  line('1.5 MB of JSON are refused in a sentence', json.status === 413 && isSentence(json.text), json.text.slice(0, 80));
}

/** No process answers: nginx says which ones failed, and nowhere the addresses that people opened. */
async function allDie(address, children) {
  for (const child of children) child.kill('SIGKILL');
  for (const at of ['/reset-password/secret-5', '/?token=secret-6']) await (await fetch(address + at)).arrayBuffer();
  const read = (name) => readFileSync(path.join(folder, 'logs', name), 'utf8');
  await until('the log', async () => read('innkeeper.log').includes('" 502 '));
  line('nor in a log when no process answers', !/secret-/.test(read('innkeeper.log') + read('error.log')));
}

/** One of the two processes dies while people load pages: nobody notices. */
async function oneDies(address, child) {
  child.kill('SIGKILL');
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${address}/api/ready`).then(({ status }) => status)),
  );
  line(
    'one process is killed: 20 reads go on',
    statuses.every((status) => status === 200),
    [...new Set(statuses)].join(' '),
  );
}

try {
  const databaseUrl = await postgres();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // One after the other, since the first creates the tables.
  const ports = [await innkeeper(databaseUrl, address), await innkeeper(databaseUrl, address)];
  startNginx(port, ports);
  await until('nginx', async () => (await fetch(`${address}/api/ready`)).ok);
  await tryAll(address);
  const asked = readFileSync(path.join(folder, 'logs/access.log'), 'utf8');
  const share = ports.map((own) => asked.split('\n').filter((text) => text.startsWith(`127.0.0.1:${own} `)).length);
  line(
    'both processes were asked',
    share.every((count) => count > 0),
    share.join(' and '),
  );
  const processes = started.filter(({ spawnargs }) => spawnargs.includes('provider-api/dist/main.js'));
  await oneDies(address, processes[0]);
  await allDie(address, processes);
} catch (error) {
  line(error.message, false, error.cause?.message ?? '');
} finally {
  for (const child of started.reverse()) {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = lines.every(Boolean) ? 0 : 1;
