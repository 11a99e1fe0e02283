import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const packages = [
  { type: 'rules', pattern: 'shared-kit/src/rules', mode: 'folder' },
  { type: 'kit', pattern: 'shared-kit', mode: 'folder' },
  { type: 'remote', pattern: 'mf-*', mode: 'folder', capture: ['name'] },
  { type: 'shell', pattern: 'shell', mode: 'folder' },
  { type: 'api', pattern: 'provider-api', mode: 'folder' },
  { type: 'e2e', pattern: 'e2e', mode: 'folder' },
  { type: 'scripts', pattern: 'scripts', mode: 'folder' },
];

/** Libraries of the product's owner that are old: one file each may know them, so that they can be replaced in one place. */
const onlyIn = [
  { name: 'react-sortable-hoc', file: 'shared-kit/src/ui/table/sortable.ts' },
  { name: 'react-quill', file: 'shared-kit/src/fields/richText/QuillEditor.tsx' },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.template/**', '**/.data/**', '**/coverage/**', '**/test-results/**'] },
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
        { paths: onlyIn.map(({ name, file }) => ({ name, message: `Only ${file} may import ${name}.` })) },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Only shared-kit/src/ui/CleanHtml.tsx may write HTML.',
        },
      ],
      'boundaries/element-types': [
        'error',
        {
          default: 'disallow',
          rules: [
            { from: 'rules', allow: ['rules'] },
            { from: 'kit', allow: ['kit', 'rules'] },
            { from: 'remote', allow: ['kit', 'rules', ['remote', { name: '${from.name}' }]] },
            { from: 'shell', allow: ['kit', 'rules', 'shell'] },
            { from: 'api', allow: ['rules', 'api'] },
            { from: 'e2e', allow: ['e2e', 'rules'] },
            { from: 'scripts', allow: ['scripts'] },
          ],
        },
      ],
    },
  },
  ...onlyIn.map(({ file }) => ({ files: [file], rules: { 'no-restricted-imports': 'off' } })),
  { files: ['shared-kit/src/ui/CleanHtml.tsx'], rules: { 'no-restricted-syntax': 'off' } },
);
