import { shared } from './shared-kit/src/remote/shared.mjs';

/**
 * Libraries that may be imported only in a few places, so that each can be replaced there and all its uses are visible.
 * @type {{name: string, door: string[], instead?: string}[]}
 */
const doors = [
  { name: 'react-sortable-hoc', door: ['shared-kit/src/ui/table/sortable.ts'] },
  { name: 'react-quill', door: ['shared-kit/src/fields/richText/ReactQuill2.tsx'] },
  { name: '@tanstack/react-query', door: ['shared-kit/src/api/**'] },
  { name: 'dayjs', door: ['shared-kit/src/rules/dates.ts'] },
  { name: 'react-router-dom', door: ['shared-kit/src/router/**', 'shared-kit/testing/router.ts'] },
  { name: 'react-router', door: [], instead: 'shared-kit/router has what pages need of a router.' },
  { name: 'single-spa', door: ['shell/src/federation/singleSpa.ts'] },
  // The shell renders its site with this library and provides it to remotes, which render their pages with it.
  {
    name: 'single-spa-react',
    door: ['shell/src/federation/singleSpa.ts', 'shared-kit/src/remote/shared.mjs', 'shared-kit/src/remote/lifecycles.tsx'],
  },
];
const frameStyles = {
  regex: '/(Badge|Button|Feedback|Field|Input|Overlay|Page)\\.module\\.css$',
  message: 'The shell has it already: import it from shared-kit/ui/frameStyles.',
};
// What remotes bundle must not bring a second copy of anything that exists once on a page. A build would find it too,
// but minutes later.
const ownCopies = {
  group: ['api', 'session', 'router', 'shellServices']
    .map((folder) => `shared-kit/${folder}/*`)
    .concat(shared.map(({ key }) => `!${key}`)),
  message: 'It exists once on a page: import what is shared, or add a line to shared-kit/src/remote/shared.mjs.',
  allowTypeImports: true,
};
/**
 * Forbids these libraries, with exceptions.
 * @param {string[]} but the names of libraries that stay allowed
 * @param {object[]} further other imports that are forbidden
 * @returns {import('oxlint').OxlintConfig['rules']}
 */
export const closed = (but = [], further = []) => {
  const patterns = doors
    .filter(({ name }) => !but.includes(name))
    .map(({ name, door, instead = `Only ${door.join(' and ')} may import it.` }) => ({
      regex: `^${name}(/|$)`,
      message: instead,
    }));
  return { 'no-restricted-imports': ['error', { patterns: [...patterns, ...further, frameStyles] }] };
};
/** Each file or folder that is a door, with the libraries that it may import. */
export const openings = [...new Set(doors.flatMap(({ door }) => door))].map((file) => ({
  files: [file],
  rules: closed(doors.filter(({ door }) => door.includes(file)).map(({ name }) => name)),
}));

/** What remotes bundle: their pages, and all of the kit except what the shell provides and what starts a site. */
export const bundled = {
  files: ['mf-*/src/**', 'shared-kit/src/**'],
  excludeFiles: ['**/*.test.{ts,tsx}', 'shared-kit/src/{api,session,router,shellServices,frame,alone}/**'],
  rules: closed([], [ownCopies]),
};
