import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { commonConfig, kitSource, packageOf } from './preset.mjs';

/**
 * The webpack configuration of one remote by itself: no federation, its own copies of everything.
 * @param {string} dir the remote's folder
 */
export function standaloneConfig(dir) {
  const config = commonConfig({ dir, mode: 'development', variant: 'alone' });
  const template = '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>';
  return {
    ...config,
    entry: path.join(kitSource, 'remote/standalone.tsx'),
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, 'this-remote': path.join(dir, 'src') } },
    output: { ...config.output, publicPath: '/' },
    plugins: [...config.plugins, new HtmlWebpackPlugin({ title: packageOf(dir).name, templateContent: template })],
  };
}
