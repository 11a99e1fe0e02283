import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { commonConfig, plainErrors } from './preset.mjs';
import { readPackage } from './places.mjs';
import { insertStyle, LoadThroughShellPlugin } from './loadThroughShellPlugin.mjs';
import { ReleasePlugin, VERSION_PLACEHOLDER } from './releasePlugin.mjs';
import { sharedOption } from './sharedModules.mjs';
import { SingletonsPlugin } from './singletonsPlugin.mjs';

/**
 * The webpack configuration of a remote.
 * @param {string} dir the remote's folder; it holds `src/app.tsx`, `src/routes.ts` and `src/pages.ts`
 * @param {'production' | 'development'} mode
 */
export function remoteConfig(dir, mode) {
  const config = commonConfig({ dir, mode, variant: 'remote', insertStyle });
  const { name } = readPackage(dir);
  const container = `${name.replaceAll('-', '_')}_${VERSION_PLACEHOLDER}`;
  return {
    ...config,
    entry: {},
    output: {
      ...config.output,
      publicPath: 'auto',
      uniqueName: container,
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      // A module that failed to run because a shared module did not arrive runs again on the next attempt.
      strictModuleExceptionHandling: true,
    },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './app': path.join(dir, 'src/app.tsx') },
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: sharedOption(),
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
      plainErrors(),
      new LoadThroughShellPlugin(),
      new SingletonsPlugin(),
      new ReleasePlugin({ dir }),
    ],
  };
}
