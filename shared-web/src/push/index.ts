/** Push messages in this browser. Small: each remote bundles its own copy instead of fetching one more file. */
export { type Push, usePush } from './use-push.ts';
