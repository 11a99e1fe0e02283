import { begin } from './run.mjs';

/**
 * Runs a check. What it says is printed in one piece at its end, since others run at the same time.
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it found nothing
 */
export function passes(args) {
  return new Promise((resolve, reject) => {
    const child = begin(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      if (code !== 0) console.error(`failed: node ${args.join(' ')}`);
      resolve(code === 0);
    });
  });
}
