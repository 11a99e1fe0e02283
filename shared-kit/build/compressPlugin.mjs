import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack from 'webpack';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const MIN_SIZE = 1024;

/** Writes `.gz` and `.br` beside every text asset, so that no server has to compress while someone waits. */
export class CompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      // Runs last, after the release plugin has written the version into the files.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 100;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, async (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!/\.(js|css|svg|json|html)$/.test(name) || source.size() < MIN_SIZE) continue;
          const text = source.buffer();
          const [gz, br] = await Promise.all([
            zip(text, { level: 9 }),
            brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
          ]);
          compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gz));
          compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(br));
        }
      });
    });
  }
}
