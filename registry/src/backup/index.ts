/** What `sundara backup` and `sundara restore` do with the registry. */
export { openRegistry, settingsFrom } from '../core/open-registry.ts';
export { loadRegistry } from './load-registry.ts';
export { saveRegistry } from './save-registry.ts';
