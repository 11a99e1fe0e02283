import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { inlineScript } from '../shared-kit/build/inlineScript.mjs';
import { ownVersions } from '../shared-kit/build/sharedModules.mjs';
import { commonConfig, plainErrors } from '../shared-kit/build/preset.mjs';
import { StaticFilesPlugin } from '../shared-kit/build/staticFilesPlugin.mjs';
import { readWrittenSurface } from '../shared-kit/build/writtenSurface.mjs';

const dir = path.dirname(fileURLToPath(import.meta.url));
/** Parts of the federation runtime that this site replaces or does without. */
const leanRuntime = {
  'SnapshotHandler|utils/preload': 'withoutSnapshots.mjs',
  'utils/load': 'entriesOfShell.mjs',
  'utils/logger|\\./logger': 'plainLogger.mjs',
  'semver/index': 'plainRanges.ts',
};

/**
 * Asks Chromium to compile all functions of the files that every page runs while they arrive, in parallel with the
 * page's own work, instead of one by one when they are first called (docs/decisions/lean-host.md). Other browsers take
 * it for a comment.
 */
const compileEarly = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /(main|site)\.[^/]*js$/,
    // After minimising, which removes comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/**
 * The shell is an ordinary build (docs/decisions/lean-host.md): sign-in needs React and a form, everything else is fetched later.
 * @param {unknown} _env
 * @param {{mode?: 'production' | 'development'}} options
 */
export default function shellConfig(_env, { mode = 'production' } = {}) {
  const config = commonConfig({ dir, mode });
  return {
    ...config,
    entry: { main: path.join(dir, 'src/main.tsx') },
    output: { ...config.output, publicPath: '/', chunkLoadTimeout: 60_000, uniqueName: 'innkeeper-shell' },
    plugins: [
      ...config.plugins,
      ...Object.entries(leanRuntime).map(
        ([part, file]) =>
          new webpack.NormalModuleReplacementPlugin(new RegExp(`/(${part})\\.js$`), (request) => {
            if (/@module-federation[\\/]runtime-core/.test(request.context))
              request.request = path.join(dir, 'src/federation', file);
          }),
      ),
      plainErrors(),
      ...(mode === 'production' ? [compileEarly()] : []),
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        // Set explicitly: otherwise the runtime also contains a second version of both parts, for hosts without them.
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        ENV_TARGET: '"web"',
        __OWN_VERSIONS__: JSON.stringify(ownVersions()),
      }),
      new HtmlWebpackPlugin({
        template: path.join(dir, 'src/index.html'),
        scriptLoading: 'defer',
        minify: mode === 'production' && { collapseWhitespace: true, removeComments: true },
        templateParameters: (compilation, _assets, tags) => ({
          preload: inlineScript(path.join(dir, 'src/preload/preload.ts'), { __SITE_FILES__: siteFiles(compilation) }),
          icon: readFileSync(path.join(dir, 'src/icon.svg')).toString('base64'),
          htmlWebpackPlugin: { tags },
        }),
      }),
      new StaticFilesPlugin({
        'config.json': JSON.stringify({ apiBase: '/api' }),
        // What remotes may use of this site: a release is checked against it before it goes live.
        'kit.json': JSON.stringify(readWrittenSurface()),
      }),
    ],
  };
}

/** The addresses of the files that the signed-in site needs besides the entry. */
function siteFiles(compilation) {
  const chunks = compilation.namedChunkGroups.get('site')?.chunks ?? [];
  const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))];
  return files.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`);
}
