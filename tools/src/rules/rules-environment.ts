import StrykerEnvironment from '@stryker-mutator/jest-runner/jest-env/node';
import { compileModulesOnce } from '../jest/compile-once.ts';

compileModulesOnce();

/** Where `*.test.ts` run while rules are mutated: Node without a page, which tells Stryker what each test covers. */
export default StrykerEnvironment;
