import { start } from './run.mjs';

/**
 * Runs a check. Its output is printed in one piece at its end, since others run at the same time.
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it found nothing
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
