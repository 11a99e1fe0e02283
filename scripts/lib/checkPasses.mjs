import { start } from './run.mjs';

/**
 * Runs a check. Its output is printed in one piece when it ends, since other checks run at the same time.
 * @param {string[]} args for Node.js
 * @returns {Promise<boolean>} whether the check passed
 */
export function checkPasses(args) {
  return new Promise((resolve, reject) => {
    const child = start(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(text));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      if (code !== 0) console.error(`failed: node ${args.join(' ')}`);
      resolve(code === 0);
    });
  });
}
