import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const { metafile } = await build({
  entryPoints: {
    main: here('src/server/main.ts'),
    backup: here('src/server/backup/main.ts'),
    removeSecondFactor: here('src/server/second-factor/main.ts'),
    template: here('src/base/storage/makeTemplate.ts'),
    textWorker: here('src/resources/releases/textWorker.ts'),
  },
  outdir: here('dist'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  packages: 'external',
  alias: { 'shared-kit': here('../shared-kit/src'), 'demo-pictures': here('../demo-pictures') },
  sourcemap: true,
  metafile: true,
});

// A server is installed with only the API's own dependencies (docs/how-to/deploy/Dockerfile).
const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
const asked = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
const packageName = (path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
const missing = new Set(
  asked
    .filter((path) => !isBuiltin(path))
    .map(packageName)
    .filter((name) => !(name in dependencies)),
);
if (missing.size > 0) throw new Error(`provider-api/package.json does not name ${[...missing].join(', ')}, which dist needs.`);
