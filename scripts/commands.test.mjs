import { spawnSync } from 'node:child_process';
import { root } from './lib/run.mjs';

const runScript = (script, ...args) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], { cwd: root, encoding: 'utf8', timeout: 20_000 });

// Each of them builds for a minute before it begins.
test.each(['campaign', 'bench', 'measure', 'test'])('%s tells at once what it does not know, and how it is written', (script) => {
  const { status, stdout, stderr } = runScript(script, '--nonsense');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/--nonsense'?\.?\nFor example: npm (run|test) /);
});

test.each([
  ['campaign', "There is no part 'floods'. The parts are crashes, "],
  ['bench', "There is no bench 'floods'"],
])('%s knows its parts', (script, sentence) => {
  const { status, stdout, stderr } = runScript(script, 'floods');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
});
