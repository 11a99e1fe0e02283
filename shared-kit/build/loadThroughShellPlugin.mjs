import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Asks the shell for a script, in the place of the bundler's own loading (shell/src/federation/files.ts). */
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

/** The same for style sheets: written into the remote as it stands here. */
export const insertStyle = (link) => globalThis.innkeeperFiles.style(link);

/**
 * Lets the shell load every later file of a remote: it compares hashes, tells a slow line from a dead one, and asks again
 * where a load was cut off.
 */
export class LoadThroughShellPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LoadThroughShellPlugin', (compilation) => {
      const wanted = compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript);
      // Before the bundler's own, which is then left out.
      wanted.tap({ name: 'LoadThroughShellPlugin', stage: -100 }, (chunk) => {
        compilation.addRuntimeModule(chunk, new LoadThroughShell());
        return true;
      });
    });
  }
}
