/** Unit and component tests stand beside their source in every workspace; integration tests are `*.itest.ts`. */
export default {
  testEnvironment: 'jest-fixed-jsdom',
  setupFiles: ['<rootDir>/tools/jest/polyfill.cjs'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
  testMatch: ['<rootDir>/*/src/**/*.test.ts?(x)'],
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
