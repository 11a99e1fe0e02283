import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { StaticFilesPlugin } from '../../../shared-kit/build/staticFilesPlugin.mjs';
import { inlineScript } from '../../../shared-kit/build/inlineScript.mjs';
import { loadTypeScript } from '../../../shared-kit/build/loadTypeScript.mjs';
import { commonConfig } from '../../../shared-kit/build/preset.mjs';
import { root } from '../../../shared-kit/build/places.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const shell = path.join(root, 'shell');
const names = ['mf-hotel-content', 'mf-hotel-marketing', 'mf-platform', 'mf-restaurants'];

/** The modules of the shell that use federation, and the files that replace them here. */
const replacements = { RemoteFrame: 'ControlFrame.tsx', registry: 'registry.ts', shellApplication: 'shellApplication.ts' };
const federatedModules = /^\.{1,2}\/(federation\/)?(site\/)?(RemoteFrame|registry|shellApplication)$/;

/** Builds the site as one ordinary application: the same pages, with the same preloading of data and files, without federation. */
export default async function controlConfig() {
  const config = commonConfig({ dir: shell, mode: 'production', variant: 'control' });
  const remotes = await Promise.all(names.map(describeRemote));
  const plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ProvidePlugin');
  return {
    ...config,
    name: 'control',
    entry: { main: path.join(shell, 'src/main.tsx'), bare: path.join(here, '../bare/bare.tsx') },
    output: { ...config.output, path: path.join(here, '../dist'), publicPath: '/', uniqueName: 'innkeeper-control', clean: true },
    plugins: [
      ...plugins,
      new webpack.DefinePlugin({ __OWN_VERSIONS__: '{}' }),
      new webpack.NormalModuleReplacementPlugin(federatedModules, (resolved) => {
        if (!resolved.context.startsWith(path.join(shell, 'src'))) return;
        resolved.request = path.join(here, replacements[path.basename(resolved.request)]);
      }),
      new HtmlWebpackPlugin({
        template: path.join(shell, 'src/index.html'),
        chunks: ['main'],
        scriptLoading: 'defer',
        minify: { collapseWhitespace: true, removeComments: true },
        templateParameters: (compilation, _assets, tags) => ({
          preload: inlineScript(path.join(here, 'preload.ts'), {
            __SITE_FILES__: filesOfGroup(compilation, 'site').map((file) => `/${file}`),
            __REMOTES__: filesOfRemotes(compilation, remotes),
          }),
          icon: readFileSync(path.join(shell, 'src/icon.svg')).toString('base64'),
          htmlWebpackPlugin: { tags },
        }),
      }),
      new HtmlWebpackPlugin({
        filename: 'bare.html',
        chunks: ['bare'],
        templateContent:
          '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>',
      }),
      new StaticFilesPlugin({ 'config.json': JSON.stringify({ apiBase: '/api' }) }),
    ],
  };
}

async function describeRemote(name) {
  const load = (file) => loadTypeScript(path.join(root, name, 'src', file));
  const [{ routes }, { pages }] = await Promise.all([load('routes.ts'), load('pages.ts')]);
  const sourcesOf = async (page) => (await Promise.all((page.parts ?? [page]).map((load) => load()))).map((part) => part.default);
  const files = await Promise.all(Object.entries(pages).map(async ([key, page]) => [key, await sourcesOf(page)]));
  return { name, routes, sources: Object.fromEntries(files) };
}

/** @returns what the inline script knows about each remote: its routes, and its files in this build */
const filesOfRemotes = (compilation, remotes) =>
  remotes.map(({ name, routes, sources }) => ({
    name,
    routes,
    app: [],
    pages: Object.fromEntries(
      Object.entries(sources).map(([key, parts]) => [key, [...new Set(parts.flatMap((file) => filesOf(compilation, file)))]]),
    ),
  }));

const scriptsAndStyles = (files) => [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));

const filesOfGroup = (compilation, name) =>
  scriptsAndStyles(compilation.namedChunkGroups.get(name).chunks.flatMap((chunk) => [...chunk.files]));

function filesOf(compilation, source) {
  const module = [...compilation.modules].find(({ resource, rootModule }) => (rootModule?.resource ?? resource) === source);
  const groups = compilation.chunkGraph.getModuleChunks(module).flatMap((chunk) => [...chunk.groupsIterable]);
  return scriptsAndStyles(groups.flatMap((group) => group.chunks).flatMap((chunk) => [...chunk.files]));
}
