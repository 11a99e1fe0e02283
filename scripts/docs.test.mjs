import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const docs = path.join(root, 'docs');
const pages = ['README.md', 'SECURITY.md', ...readdirSync(docs, { recursive: true }).map((file) => `docs/${file}`)].filter(
  (file) => file.endsWith('.md'),
);
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchors = (text) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

test('links between pages lead somewhere', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link]) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [file, anchor] = link.split('#');
        const target = file ? path.join(path.dirname(page), file) : page;
        if (!existsSync(path.join(root, target))) return true;
        return anchor !== undefined && !anchors(read(target)).includes(anchor);
      })
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('the index lists every decision record', () => {
  const index = read('docs/README.md');
  const missing = readdirSync(path.join(docs, 'decisions')).filter((file) => !index.includes(`(decisions/${file})`));
  expect(missing).toEqual([]);
});

test('files that pages name are there', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .map((file) => `/${file}`);
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs|css|tsv))`/g)]
      .map(([, name]) => name)
      .filter((name) => !files.some((file) => file.endsWith(`/${name}`)))
      .map((name) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('a component that a page shows compiles as it is written there', () => {
  const samples = pages.flatMap((page) =>
    [...read(page).matchAll(/^```tsx\n([\s\S]*?)^```/gm)].map(([, text], index) => ({
      name: `${path.basename(page, '.md')}-${index + 1}.tsx`,
      text,
    })),
  );
  expect(samples).not.toEqual([]);
  // Inside the repository, so that packages are found from there.
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'samples-'));
  try {
    for (const { name, text } of samples) writeFileSync(path.join(folder, name), text);
    const names = ['../../../shared-kit/src/types.d.ts', ...samples.map(({ name }) => name)];
    const config = { extends: '../../../tsconfig.browser.json', files: names, include: [], exclude: [] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = spawnSync(process.execPath, ['node_modules/ts7/bin/tsc', '-p', folder], { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the image has every package that npm installs for the server, also those that it puts beside it', () => {
  const folders = Object.keys(JSON.parse(read('package-lock.json')).packages)
    .map((place) => /^(provider-api\/)?node_modules/.exec(place)?.[0])
    .filter(Boolean);
  const copied = [...read('docs/how-to/deploy/Dockerfile').matchAll(/^COPY --from=packages \/innkeeper\/(\S+) (\S+)$/gm)];
  for (const folder of new Set(folders)) expect(copied.map(([, from, to]) => [from, to])).toContainEqual([folder, folder]);
});
