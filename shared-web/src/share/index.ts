/** Telling others. Small, and used by two remotes only: each bundles its own copy instead of fetching one more file. */
export { ShareVisitButton } from './share-visit-button.tsx';
