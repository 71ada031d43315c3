import StrykerEnvironment from '@stryker-mutator/jest-runner/jest-env/node';
import { compileModulesOnce } from '../jest/compile-once.ts';

compileModulesOnce();

/**
 * The environment of `*.test.ts` while rules are mutated: Node without a page, which reports to Stryker what each test
 * covers.
 */
export default StrykerEnvironment;
