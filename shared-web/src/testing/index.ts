export { fakeShell } from './fake-shell.ts';
