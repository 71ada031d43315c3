export { loadSalon as loader } from '../../pages/salon/salon.loader.ts';
export { SalonPage as Component } from '../../pages/salon/salon.page.tsx';
