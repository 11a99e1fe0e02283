// Timestamps are shown in the reader's time zone; tests read them in UTC, wherever they run.
process.env.TZ = 'UTC';

const swc = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
  ],
};
const moduleNameMapper = {
  '\\.module\\.css$': '<rootDir>/shared-kit/testing/cssModule.cjs',
  '\\.css$': '<rootDir>/shared-kit/testing/empty.cjs',
  '\\.(svg|png|jpg)$': '<rootDir>/shared-kit/testing/empty.cjs',
  '^shared-kit/fields/richText/QuillEditor$': '<rootDir>/shared-kit/testing/PlainEditor.tsx',
  '^shared-kit/testing/(.*)$': '<rootDir>/shared-kit/testing/$1',
  '^shared-kit/(.*)$': '<rootDir>/shared-kit/src/$1',
};
const setupFilesAfterEnv = ['<rootDir>/shared-kit/testing/patience.ts'];
const ignored = ['/node_modules/', '/dist/', '<rootDir>/e2e/'];

export default {
  // By default jest leaves one core idle: half of a small machine.
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared-kit/testing/environment.ts',
      runtime: '<rootDir>/shared-kit/testing/runtime.cjs',
      transform: swc,
      moduleNameMapper,
      testPathIgnorePatterns: [
        ...ignored,
        '<rootDir>/provider-api/',
        '<rootDir>/demo-pictures/',
        '<rootDir>/shared-kit/src/rules/',
      ],
      modulePathIgnorePatterns: ['/dist/'],
      testMatch: ['**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/shared-kit/testing/setup.ts'],
      transformIgnorePatterns: ['/node_modules/(?!(single-spa-react)/)'],
    },
    {
      displayName: 'rules',
      setupFilesAfterEnv,
      testEnvironment: 'node',
      transform: swc,
      moduleNameMapper,
      testMatch: ['<rootDir>/shared-kit/src/rules/**/*.test.ts'],
      modulePathIgnorePatterns: ['/dist/'],
    },
    {
      displayName: 'tools',
      setupFilesAfterEnv,
      testEnvironment: 'node',
      transform: { '^.+\\.(tsx?|mjs)$': swc['^.+\\.tsx?$'] },
      moduleNameMapper,
      testMatch: [
        '<rootDir>/shared-kit/build/**/*.test.mjs',
        '<rootDir>/scripts/**/*.test.mjs',
        '<rootDir>/demo-pictures/src/**/*.test.ts',
      ],
      modulePathIgnorePatterns: ['/dist/'],
    },
    {
      displayName: 'api',
      setupFilesAfterEnv,
      testEnvironment: '<rootDir>/provider-api/testing/environment.ts',
      runtime: '<rootDir>/provider-api/testing/runtime.cjs',
      transform: swc,
      moduleNameMapper,
      testMatch: ['<rootDir>/provider-api/{src,demo}/**/*.test.ts'],
      globalSetup: '<rootDir>/provider-api/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/provider-api/testing/globalTeardown.ts',
      modulePathIgnorePatterns: ['/dist/'],
    },
  ],
};
