import { TestEnvironment } from 'jest-environment-node';
import { compileModulesOnce } from './compile-once.ts';

compileModulesOnce();

/** The environment of `*.test.ts`: Node without a page. */
export default class NodeEnvironment extends TestEnvironment {}
