import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: {
    main: here('src/server/main.ts'),
    backup: here('src/server/backup/main.ts'),
    template: here('src/base/storage/makeTemplate.ts'),
  },
  outdir: here('dist'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  packages: 'external',
  alias: { 'shared-kit': here('../shared-kit/src'), 'demo-pictures': here('../demo-pictures') },
  sourcemap: true,
});
