import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const packages = [
  { type: 'tooling', pattern: '{shared-kit,shell}/build' },
  { type: 'faultRemote', pattern: 'e2e/faults/remote' },
  { type: 'control', pattern: 'e2e/bench/control' },
  { type: 'rules', pattern: 'shared-kit/src/rules' },
  { type: 'kit', pattern: 'shared-kit' },
  { type: 'journeys', pattern: 'mf-*/e2e', capture: ['name'] },
  { type: 'remote', pattern: 'mf-*', capture: ['name'] },
  { type: 'shell', pattern: 'shell' },
  { type: 'demoPictures', pattern: 'demo-pictures' },
  { type: 'api', pattern: 'provider-api' },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'scripts', pattern: 'scripts' },
];

const mayImport = (from, ...types) => ({
  from: { element: { type: from } },
  allow: types.map((type) => ({ to: { element: { type } } })),
});

/** Which package may import which (architecture); what is not named here is forbidden. Remotes never know each other. */
const importPolicies = [
  mayImport('rules', 'rules'),
  mayImport('kit', 'kit', 'rules'),
  mayImport('remote', 'kit', 'rules'),
  mayImport('shell', 'kit', 'rules', 'shell'),
  mayImport('api', 'rules', 'api', 'demoPictures'),
  mayImport('demoPictures', 'demoPictures', 'rules'),
  // The walk over every page reads the route table's types and titles.
  mayImport('e2e', 'e2e', 'rules', 'kit', 'tooling', 'control', 'scripts'),
  mayImport('journeys', 'journeys', 'e2e', 'rules'),
  mayImport('faultRemote', 'kit', 'rules'),
  // The site once more as a single application, to measure what federation costs.
  mayImport('control', 'control', 'kit', 'rules', 'shell', 'remote', 'tooling'),
  mayImport('tooling', 'tooling', 'kit'),
  mayImport('scripts', 'scripts', 'tooling', 'e2e'),
];

/** Libraries of the product's owner that are old: one file each may know them, so that they can be replaced in one place. */
const onlyIn = [
  { name: 'react-sortable-hoc', file: 'shared-kit/src/ui/table/sortable.ts' },
  { name: 'react-quill', file: 'shared-kit/src/fields/richText/QuillEditor.tsx' },
];

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
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: onlyIn.map(({ name, file }) => ({ name, message: `Only ${file} may import ${name}.` })),
          patterns: [
            {
              regex: '/(Badge|Button|Feedback|Field|Input|Overlay|Page)\\.module\\.css$',
              message: 'The shell has it already: import it from shared-kit/ui/frameStyles.',
            },
          ],
        },
      ],
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
  // What only types can tell: a failure that nobody hears of, a case that nobody thought of, a promise taken for an answer.
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // What a handler of React answers is not looked at.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  // Build descriptions, not product code: they reach for the kit's build folder and for each other.
  { files: ['*/webpack.config.mjs', 'scripts/dev.mjs'], rules: { 'boundaries/dependencies': 'off' } },
  // A fixture of the browser tests is handed on by a function named `use`, which is no hook.
  { files: ['e2e/**', 'mf-*/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  ...onlyIn.map(({ file }) => ({ files: [file], rules: { 'no-restricted-imports': 'off' } })),
  { files: ['shared-kit/src/ui/frameStyles.ts'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['shared-kit/src/ui/CleanHtml.tsx'], rules: { 'no-restricted-syntax': 'off' } },
);
