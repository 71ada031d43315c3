/** Parts by which owners and admins keep what is sold. Of two remotes only: each brings its own copy. */
export { ImportPanel } from './import-panel.tsx';
export { SpecializationField } from './specialization-field.tsx';
