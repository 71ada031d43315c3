import { promote } from '../acts/promote.ts';
import { aShellRecord } from './release-records.ts';
import { pageOf, publishRendering, RENDERING_SHELL } from './rendering-releases.ts';
import { ACTOR, discoveryRelease, emptyRegistry } from './stocked-registry.ts';

type TestContext = Parameters<typeof emptyRegistry>[0];

/**
 * What discovery's pages show: all that they are given, so that another job is another page. A slow one is under way
 * long enough for a test to end its server meanwhile.
 */
const PAGE = `
if (job.path === '/salon/never') await new Promise(() => {});
if (job.path.startsWith('/salon/slow')) await new Promise((go) => setTimeout(go, 2000));
if (job.path === '/salon/faulty') throw new Error('no salon');
return '<pre id="made">' + JSON.stringify([job.path, job.page, job.replies]) + '</pre>';`;

/** A new registry whose environment 'local' runs a shell and discovery 1.0.0, which render on the server. */
export const renderedEnvironment = async (test: TestContext, more: Readonly<Record<string, string>> = {}) => {
  const stocked = await emptyRegistry(test, [], more);
  await publishRendering(test, stocked, aShellRecord('1.0.0'), RENDERING_SHELL);
  await publishRendering(test, stocked, discoveryRelease('1.0.0'), pageOf(PAGE));
  const releases = [
    { id: 'shell', version: '1.0.0' },
    { id: 'discovery', version: '1.0.0' },
  ];
  const { composition } = await promote(stocked.registry, 'local', releases, ACTOR);
  return { ...stocked, composition };
};

/** What a page shows that was rendered on the server; undefined where the browser renders it. */
export const madeIn = ({ body }: { readonly body: Buffer }): string | undefined =>
  /<pre id="made">.*?<\/pre>/.exec(body.toString())?.[0];
