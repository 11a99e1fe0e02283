import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const moduleUrl = pathToFileURL(path.resolve(__dirname, 'checkPasses.mjs')).href;
const slow = "setTimeout(() => { console.log('slow 2'); process.exitCode = 3 }, 300); console.log('slow 1')";
const command = `import { checkPasses } from '${moduleUrl}';
  const checks = [${JSON.stringify(slow)}, "console.error('quick')", "process.kill(process.pid, 'SIGKILL')"];
  console.log(await Promise.all(checks.map((check) => checkPasses(['-e', check]))));`;

it('the output of each check is printed in one piece, and a check that exits badly fails', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', command], { encoding: 'utf8' });
  expect(stdout).toContain('slow 1\nslow 2\n');
  expect(stdout).toContain('quick\n');
  expect(stdout).toContain('[ false, true, false ]\n');
  expect(stderr).toContain('failed: node -e setTimeout');
  expect(stderr).toContain('failed: node -e process.kill');
});
