import webpack from 'webpack';

/** Writes files whose text is known beforehand beside the built ones. */
export class StaticFilesPlugin {
  constructor(files) {
    this.files = files;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StaticFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'StaticFilesPlugin', stage }, () => {
        for (const [name, text] of Object.entries(this.files)) {
          compilation.emitAsset(name, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}
