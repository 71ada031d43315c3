/** Unit and component tests stand beside their source in every workspace; integration tests are `*.itest.ts`. */
export default {
  testEnvironment: 'jest-fixed-jsdom',
  setupFiles: ['<rootDir>/tools/jest/polyfill.cjs'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
  // A busy machine is slow, not wrong: limits only end what hangs.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/*/src/**/*.test.ts?(x)'],
  modulePathIgnorePatterns: ['/fixtures/', '<rootDir>/[^/]+/dist/', '<rootDir>/\\.data/'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};
