/** Parts with which owners and admins manage services. Used by two remotes only: each bundles its own copy. */
export { CatalogueButtons } from './catalogue-buttons.tsx';
export { ImportPanel } from './import-panel.tsx';
export { lastColumns, type ServiceActs } from './last-columns.tsx';
export { centralServiceFields, salonServiceFields } from './service-fields.ts';
export { ServiceFigures } from './service-figures.tsx';
export { ServiceForm } from './service-form.tsx';
export { SERVICE_LOOK } from './service-look.tsx';
export { ServiceName } from './service-name.tsx';
export { useServiceForm } from './use-service-form.ts';
