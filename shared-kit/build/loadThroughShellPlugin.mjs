import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Loads scripts through the shell instead of the bundler's own loader (shell/src/federation/files.ts). */
class LoadThroughShell extends RuntimeModule {
  constructor() {
    super('load through shell', RuntimeModule.STAGE_BASIC);
  }

  /** @override */
  generate() {
    return Template.asString([
      `${RuntimeGlobals.loadScript} = (url, done) => {`,
      Template.indent([
        'const end = (type) => done({ type, target: { src: url } });',
        "innkeeperFiles.run(url).then(() => end('load'), () => end('missing'));",
      ]),
      '};',
    ]);
  }
}

/** The same for style sheets; the source of this function is copied into the remote. */
export const insertStyle = (link) => globalThis.innkeeperFiles.style(link);

/**
 * Lets the shell load every further file of a remote: the shell compares hashes, tells a slow connection from a dead one, and
 * retries a load that was cut off.
 */
export class LoadThroughShellPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LoadThroughShellPlugin', (compilation) => {
      const hook = compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript);
      // Runs before the bundler's own handler, which is then skipped.
      hook.tap({ name: 'LoadThroughShellPlugin', stage: -100 }, (chunk) => {
        compilation.addRuntimeModule(chunk, new LoadThroughShell());
        return true;
      });
    });
  }
}
