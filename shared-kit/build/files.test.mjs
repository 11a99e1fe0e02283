import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { minimizers } from './files.mjs';
import { cssRule } from './modules.mjs';
import { root } from './places.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('dragging over days marks no text in Safari, which knows the property by a name of its own', async () => {
  writeFileSync(path.join(folder, 'app.css'), '.dragging { user-select: none }');
  const build = webpack({
    mode: 'production',
    context: root,
    entry: path.join(folder, 'app.css'),
    output: { path: folder },
    module: { rules: [cssRule] },
    plugins: [new MiniCssExtractPlugin()],
    optimization: { minimizer: minimizers() },
  });
  await promisify(build.run.bind(build))();
  expect(readFileSync(path.join(folder, 'main.css'), 'utf8')).toContain('-webkit-user-select:none');
});
