import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { loadTypeScript } from './loadTypeScript.mjs';
import { CompressPlugin } from './compressPlugin.mjs';
import { commonConfig } from './preset.mjs';
import { kitSource, readPackage, root } from './places.mjs';
import { StaticFilesPlugin } from './staticFilesPlugin.mjs';

const template = `<!doctype html>
<html lang="en" translate="no">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <meta name="google" content="notranslate">
    <link rel="icon" href="data:,">
  </head>
  <body><div id="root"></div><noscript>Innkeeper needs JavaScript. Please switch it on in your browser.</noscript></body>
</html>`;

/**
 * Writes the module that tells a remote what it is called and which routes the others have.
 * @param {string} dir the remote's folder
 * @param {string[]} others folders of the other remotes
 * @returns {Promise<string>} its path
 */
async function writeRemoteInfo(dir, others) {
  const { name } = readPackage(dir);
  const routesOf = async (folder) => (await loadTypeScript(path.join(folder, 'src/routes.ts'))).routes;
  const otherRoutes = await Promise.all(
    others.map(async (folder) => ({ name: readPackage(folder).name, routes: await routesOf(folder) })),
  );
  const file = path.join(root, 'node_modules/.cache/alone-routes', `${name}.mjs`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `export const { name, others } = ${JSON.stringify({ name, others: otherRoutes })};\n`);
  return file;
}

/**
 * The webpack configuration of one remote by itself: no federation, its own copies of everything.
 * @param {{dir: string, others: string[], mode: 'production' | 'development', apiBase?: string}} options the remote's folder,
 *   those of the other remotes, and what `config.json` names as the API's base address
 */
export async function standaloneConfig({ dir, others, mode, apiBase = '/api' }) {
  const config = commonConfig({ dir, mode, variant: 'alone' });
  const remoteInfo = await writeRemoteInfo(dir, others);
  return {
    ...config,
    entry: path.join(kitSource, 'alone/main.tsx'),
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        'this-remote/alone$': remoteInfo,
        'this-remote': path.join(dir, 'src'),
      },
    },
    output: { ...config.output, path: path.join(dir, 'dist-alone'), publicPath: '/', clean: true },
    plugins: [
      // Few people use such a build, so compressing it beforehand does not pay.
      ...config.plugins.filter((plugin) => !(plugin instanceof CompressPlugin)),
      new HtmlWebpackPlugin({ title: readPackage(dir).name, templateContent: template, scriptLoading: 'defer' }),
      new StaticFilesPlugin({ 'config.json': JSON.stringify({ apiBase }) }),
    ],
  };
}
