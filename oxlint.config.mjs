import { elements, files, importPolicies, policiesIn } from './oxlint.boundaries.mjs';
import { bundled, closed, openings } from './oxlint.doors.mjs';
import { accessible } from './oxlint.jsx.mjs';

const on = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'error']));
const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));
const under = (prefix, ...rules) => on(...rules.map((rule) => `${prefix}/${rule}`));
const mayImportOnly = (policies) => ({ 'boundaries/dependencies': ['error', { default: 'disallow', policies }] });

/** @type {import('oxlint').OxlintConfig} */
export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'unicorn', 'jest'],
  // Provides the one rule that oxlint does not have. It uses the resolver below to find out where an import leads.
  jsPlugins: ['eslint-plugin-boundaries'],
  settings: {
    'boundaries/elements': elements,
    // A journey in mf-hotel-content/e2e is not also part of mf-hotel-content.
    'boundaries/elements-single-match': true,
    'boundaries/files': files,
    'import/resolver': { typescript: { project: 'tsconfig.base.json' } },
  },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'off' },
  rules: {
    ...on('no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread', 'no-array-constructor', 'no-unused-expressions'),
    // One statement for each module, with the types among the other names.
    ...on('no-duplicate-imports'),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', reportVarsOnlyUsedAsTypes: true }],
    ...under(
      'typescript',
      'ban-ts-comment',
      'consistent-type-imports',
      'no-duplicate-enum-values',
      'no-empty-object-type',
      'no-explicit-any',
      'no-extra-non-null-assertion',
      'no-misused-new',
      'no-namespace',
      'no-non-null-asserted-optional-chain',
      'no-require-imports',
      'no-unnecessary-type-constraint',
      'no-unsafe-declaration-merging',
      'no-unsafe-function-type',
      'no-wrapper-object-types',
      'prefer-as-const',
      'prefer-namespace-keyword',
      'triple-slash-reference',
    ),
    // typescript/no-this-alias and typescript/prefer-as-const each miss a case that these find: JavaScript, and `<'x'>'x'`.
    'unicorn/no-this-assignment': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
    // These four need types. They find unnoticed failures, promises mistaken for their results, and forgotten cases.
    ...under('typescript', 'no-floating-promises', 'await-thenable'),
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // React ignores what an event handler returns.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    // Tests that do not run, or that cannot fail.
    ...under(
      'jest',
      'no-focused-tests',
      'no-disabled-tests',
      'no-commented-out-tests',
      'no-identical-title',
      'valid-expect-in-promise',
    ),
    // Hooks, and what React's compiler finds in components.
    ...under(
      'react',
      'rules-of-hooks',
      'exhaustive-deps',
      'static-components',
      'use-memo',
      'void-use-memo',
      'preserve-manual-memoization',
      'incompatible-library',
      'immutability',
      'globals',
      'refs',
      'set-state-in-effect',
      'error-boundaries',
      'purity',
      'set-state-in-render',
      'unsupported-syntax',
    ),
    // Only shared-kit/src/ui/CleanHtml.tsx may write HTML: the second rule covers components.
    'react/no-danger': 'error',
    'react/forbid-component-props': ['error', { forbid: ['dangerouslySetInnerHTML'] }],
    ...closed(),
    ...mayImportOnly(importPolicies),
  },
  overrides: [
    { files: ['**/*.tsx'], rules: accessible },
    ...policiesIn.map(({ folder, policies }) => ({ files: [`${folder}/**`], rules: mayImportOnly(policies) })),
    // typescript/ban-ts-comment does not read JavaScript, which is type-checked as well.
    {
      files: ['**/*.{mjs,cjs,js}'],
      rules: {
        'no-warning-comments': ['error', { location: 'anywhere', terms: ['@ts-ignore', '@ts-nocheck', '@ts-expect-error'] }],
      },
    },
    // Build configurations, not product code: they import from the kit's build folder and from each other. shared.mjs lists
    // everything that the shell provides, wherever that is defined.
    {
      files: ['*/webpack.config.mjs', 'scripts/dev.mjs', 'shared-kit/src/remote/shared.mjs'],
      rules: off('boundaries/dependencies'),
    },
    // Fixtures of the browser tests are provided through a function named `use`, which is not a hook.
    { files: ['e2e/**', 'mf-*/e2e/**'], rules: off('react/rules-of-hooks') },
    bundled,
    ...openings,
    { files: ['shared-kit/src/ui/frameStyles.ts'], rules: off('no-restricted-imports') },
    { files: ['shared-kit/src/ui/CleanHtml.tsx'], rules: off('react/no-danger') },
  ],
  ignorePatterns: [
    'e2e/faults/olderKit/**',
    '**/dist/**',
    '**/dist-alone/**',
    '**/.template/**',
    '**/.data/**',
    '**/coverage/**',
    '**/test-results/**',
  ],
};
