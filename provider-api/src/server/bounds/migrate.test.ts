import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsDir } from '../../base/storage/paths';

const root = join(__dirname, '../../../..');
const migrate = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), join(__dirname, 'migrate.ts'), ...args], {
    cwd: join(root, 'provider-api'),
    encoding: 'utf8',
  });

it.each([
  [['--nme', 'faq_rating'], "Unknown option '--nme'."],
  [['faq_rating'], "Unexpected argument 'faq_rating'."],
  [['--name', 'faq ra/ting'], "'faq ra/ting' cannot be the name of a file: use small letters, digits and underscores."],
  [['--name', ''], "'' cannot be the name of a file: use small letters, digits and underscores."],
])('the command for migrations refuses %j with one sentence, and writes nothing', (args, sentence) => {
  const before = readdirSync(migrationsDir(), { recursive: true });
  const { status, stdout, stderr } = migrate(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(`${sentence}\nFor example: npm run migration -w provider-api -- --name what_it_does\n`);
  expect(readdirSync(migrationsDir(), { recursive: true })).toEqual(before);
});
