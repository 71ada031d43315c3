import { BUNDLED, nodeProgram } from './node-program.ts';

test('a program is started from its source, or from its bundle where the run has made one', () => {
  const file = '/home/asha/src/sundara/registry/src/site/main.ts';
  expect(nodeProgram(file, {})).toEqual(['--import', 'tsx', file]);
  const bundle = '/home/asha/src/sundara/registry/node_modules/.cache/tests/browser/site/main.js';
  expect(nodeProgram(file, { [BUNDLED]: 'browser' })).toEqual(['--enable-source-maps', bundle]);
});
