import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newRemoteName, releaseOf } from '../../../testing/packedRelease';
import { portOf } from '../../../testing/listen';
import { onBothEngines } from '../../../testing/server';

const folder = mkdtempSync(join(tmpdir(), 'innkeeper-command-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** Each call starts a separate Node process. */
jest.setTimeout(60_000);

const LIB = join(__dirname, '../../../../scripts/lib');
const versionOf = (hash: string) => `0.1.0-${hash}`;
const [A, B, C] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'];

/** Unpacks what `npm run release` packs: a folder without the repository. */
function unpack(name: string, hash: string): string {
  const target = join(folder, `${name}-${hash}`);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'package.json'), JSON.stringify({ name, version: '0.1.0', type: 'module' }));
  for (const file of ['ship.mjs', 'shipPack.mjs', 'shipSite.mjs']) copyFileSync(join(LIB, file), join(target, file));
  for (const [file, content] of Object.entries(releaseOf(name, { hash }).files)) {
    mkdirSync(dirname(join(target, 'release', file)), { recursive: true });
    writeFileSync(join(target, 'release', file), content);
  }
  return target;
}

onBothEngines('The command that teams ship with, using only the packed file and the token', (server) => {
  let site: string;
  beforeAll(async () => {
    site = `http://127.0.0.1:${await portOf(server().app)}`;
  });

  async function team() {
    const name = newRemoteName();
    const expires_on = new Date(Date.now() + 3_600_000).toISOString();
    const { value: token } = await server().given.item('/deploy-tokens', { remote: name, expires_on });
    const run = (hash: string, ...options: string[]) =>
      new Promise<{ code: number; output: string }>((resolve) => {
        const args = [join(unpack(name, hash), 'ship.mjs'), '--to', site, ...options];
        execFile(process.execPath, args, { cwd: folder, env: { INNKEEPER_TOKEN: token } }, (error, out, problems) =>
          resolve({ code: error ? 1 : 0, output: (out + problems).trim() }),
        );
      });
    const line = async () => {
      const { data } = (await server().admin.get('/remotes')).body;
      const { live, canary, share, people } = data.find((one: { name: string }) => one.name === name);
      return { live, canary, share, people };
    };
    return { name, run, line };
  }

  it('ships to everybody, to a share of people, promotes, steps back and withdraws', async () => {
    const { name, run, line } = await team();
    expect((await run(A!)).output).toContain(`${name} ${versionOf(A!)} is in use for everybody.`);
    expect(await line()).toEqual({ live: versionOf(A!), canary: null, share: 0, people: [] });

    expect((await run(B!, '--share', '10')).output).toContain(`${versionOf(B!)} is in use for 10% of the people`);
    expect(await line()).toEqual({ live: versionOf(A!), canary: versionOf(B!), share: 10, people: [] });

    expect((await run(B!, '--promote')).output).toContain(`${versionOf(B!)} is in use for everybody (before: ${versionOf(A!)}).`);
    expect(await line()).toEqual({ live: versionOf(B!), canary: null, share: 0, people: [] });

    expect((await run(B!, '--rollback')).output).toContain(
      `${versionOf(A!)} is in use for everybody (before: ${versionOf(B!)}).`,
    );
    expect(await line()).toMatchObject({ live: versionOf(A!) });

    expect((await run(B!)).code).toBe(0);
    const withdrawn = await run(B!, '--withdraw', versionOf(B!), '--why', 'The menu is empty');
    expect(withdrawn.output).toBe(`${name} ${versionOf(B!)} is withdrawn for good; ${versionOf(A!)} is in use.`);
    expect(await line()).toMatchObject({ live: versionOf(A!) });
    const again = await run(B!);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('was withdrawn and is never used again.')]);
  });

  it('lets named people try a version, and a step back ends that', async () => {
    const { name, run, line } = await team();
    const anna = await server().given.user(['special', 'r']);
    await run(A!);
    const { output } = await run(C!, '--people', anna.email);
    expect(output).toContain(`${name} ${versionOf(C!)} is in use for ${anna.email} (before: ${versionOf(A!)}).`);
    expect(await line()).toEqual({ live: versionOf(A!), canary: versionOf(C!), share: 0, people: [anna.email] });
    const back = await run(C!, '--rollback');
    expect(back.output).toBe(`Nobody tries ${name} ${versionOf(C!)} any more; ${versionOf(A!)} is in use.`);
    expect(await line()).toEqual({ live: versionOf(A!), canary: null, share: 0, people: [] });
  });

  it('says why something cannot be done, and changes nothing', async () => {
    const { name, run, line } = await team();
    await run(A!);
    for (const [options, message] of [
      [['--promote'], `No version of ${name} is a canary. ${versionOf(A!)} is in use.`],
      [['--rollback'], `There is no earlier good version of ${name} to go back to. ${versionOf(A!)} is in use.`],
      [['--withdraw', versionOf(A!)], 'Say why it is withdrawn: --why "…"'],
      [['--share', '0'], '--share is a whole number from 1 to 100.'],
    ] as const) {
      expect(await run(A!, ...options)).toEqual({ code: 1, output: message });
    }
    expect(await line()).toEqual({ live: versionOf(A!), canary: null, share: 0, people: [] });
  });
});
