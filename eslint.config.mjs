import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { files, importPolicies, packages } from './eslint.boundaries.mjs';
import { closed, openings } from './eslint.doors.mjs';

export default tseslint.config(
  {
    ignores: [
      'e2e/faults/olderKit/**',
      '**/dist/**',
      '**/dist-alone/**',
      '**/node_modules/**',
      '**/.template/**',
      '**/.data/**',
      '**/coverage/**',
      '**/test-results/**',
    ],
  },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': packages,
      'boundaries/files': files,
      'import/resolver': { typescript: { project: 'tsconfig.base.json' } },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      ...closed(),
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Only shared-kit/src/ui/CleanHtml.tsx may write HTML.',
        },
      ],
      'boundaries/dependencies': ['error', { default: 'disallow', policies: importPolicies }],
    },
  },
  // Build configurations, not product code: they import from the kit's build folder and from each other.
  { files: ['*/webpack.config.mjs', 'scripts/dev.mjs'], rules: { 'boundaries/dependencies': 'off' } },
  // Fixtures of the browser tests are provided through a function named `use`, which is not a hook.
  { files: ['e2e/**', 'mf-*/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  ...openings,
  // It lists everything that the shell provides, wherever that is defined.
  { files: ['shared-kit/src/remote/shared.mjs'], rules: { 'boundaries/dependencies': 'off' } },
  { files: ['shared-kit/src/ui/frameStyles.ts'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['shared-kit/src/ui/CleanHtml.tsx'], rules: { 'no-restricted-syntax': 'off' } },
);
