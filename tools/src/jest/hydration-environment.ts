import { createRequire } from 'node:module';
import NodeEnvironment from './node-environment.ts';

interface Jsdom {
  readonly window: object;
}

const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { JSDOM }: { JSDOM: new (html: string, options: object) => Jsdom } = requireOfJest('jsdom');

/** The environment of tests of hydration: Node without a page, as on a server, until a test opens one. */
export default class HydrationEnvironment extends NodeEnvironment {
  constructor(...parameters: ConstructorParameters<typeof NodeEnvironment>) {
    super(...parameters);
    Reflect.set(
      this.global,
      'openWindow',
      (html: string, url: string) => new JSDOM(html, { url, pretendToBeVisual: true }).window,
    );
  }
}
