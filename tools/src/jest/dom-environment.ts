import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import { compileModulesOnce } from './compile-once.ts';
import { keepComputedStyles, matchStylesByClass } from './jsdom-styles.ts';

compileModulesOnce();
matchStylesByClass();

/** The environment of `*.test.tsx`: a jsdom page, with Node's own fetch and streams. */
export default class DomEnvironment extends FixedJsdomEnvironment {
  constructor(...parameters: ConstructorParameters<typeof FixedJsdomEnvironment>) {
    super(...parameters);
    keepComputedStyles(this.global);
  }
}
