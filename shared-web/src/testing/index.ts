export { answered, fakeProvider, refused, unreachable } from './fake-provider.ts';
export { fakeShell } from './fake-shell.ts';
export { openRoute } from './open-route.tsx';
