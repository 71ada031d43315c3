export { loadServices as loader } from '../../pages/services/services.loader.ts';
export { ServicesPage as Component } from '../../pages/services/services.page.tsx';
