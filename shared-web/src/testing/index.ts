export { answered, fakeProvider, refused, unreachable } from './fake-provider.ts';
export { fakePushBrowser, PUSHED_TO, removePushBrowser } from './fake-push-browser.ts';
export { fakeShell } from './fake-shell.ts';
export { hydrate, serve } from './hydration/hydrate.ts';
export type { Hydration, HydrationOptions, Served, Side } from './hydration/hydration-options.ts';
export { routePage } from './hydration/route-page.tsx';
export { openRoute } from './open-route.tsx';
