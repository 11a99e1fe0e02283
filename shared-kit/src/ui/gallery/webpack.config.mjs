import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { commonConfig } from '../../../build/preset.mjs';

const dir = path.dirname(fileURLToPath(import.meta.url));

/** The parts of the kit on pages of their own, for looking at and for measuring; no part of the product. */
export default function galleryConfig() {
  const config = commonConfig({ dir: path.join(dir, '../../..'), mode: 'production', variant: 'gallery' });
  return {
    ...config,
    entry: { main: path.join(dir, 'gallery.tsx') },
    output: { ...config.output, path: path.join(dir, 'dist'), publicPath: '/' },
    plugins: [
      ...config.plugins,
      new HtmlWebpackPlugin({
        templateContent:
          '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Kit</title></head><body><div id="root"></div></body></html>',
      }),
    ],
  };
}
