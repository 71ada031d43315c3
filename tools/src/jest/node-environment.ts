import { TestEnvironment } from 'jest-environment-node';
import { compileModulesOnce } from './compile-once.ts';

compileModulesOnce();

/** Where `*.test.ts` run: Node without a page. */
export default class NodeEnvironment extends TestEnvironment {}
