import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { stop } from './arguments.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Builds once and writes the files; ends the command when the code has an error. */
export async function buildOnce(config) {
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) => compiler.run((error, stats) => (error ? reject(error) : resolve(stats))));
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) stop(stats.toString('errors-only'));
}

const isLocal = (address) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);

/**
 * Serves a build, and builds again on every change, until the command is ended.
 * @param config of webpack
 * @param {{port: number, api?: string, forSite?: boolean, alongside?: {stop: () => Promise<void>} | null}} options the
 * address of the API; whether a site loads the files; what to stop when the command ends
 */
export async function serve(config, { port, api, forSite = false, alongside = null }) {
  // Reloads the page; replacing modules in place would need code that a strict policy forbids.
  const common = { host: 'localhost', port, hot: false, setupExitSignals: false };
  const standalone = {
    ...common,
    historyApiFallback: true,
    // An API on this machine names its files under the host of the request, so that pictures and uploads stay on this server.
    proxy: [{ context: ['/api'], target: api, changeOrigin: !(api && isLocal(api)) }],
  };
  /** Another site loads these files, so nothing may be injected into them, and any origin may read them. */
  const forSiteOptions = { ...common, client: false, liveReload: false, headers: { 'Access-Control-Allow-Origin': '*' } };
  const server = new WebpackDevServer(forSite ? forSiteOptions : standalone, webpack(config));
  const shutDown = async () => {
    await Promise.all([server.stop(), alongside?.stop()]);
    process.exit(0);
  };
  for (const signal of SIGNALS) process.once(signal, () => void shutDown());
  await server.start();
}
