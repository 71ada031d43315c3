export { loadSalons as loader } from '../../pages/salons/salons.loader.ts';
export { SalonsPage as Component } from '../../pages/salons/salons.page.tsx';
