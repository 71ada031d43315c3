export { loadSpecialists as loader } from '../../pages/specialists/specialists.loader.ts';
export { SpecialistsPage as Component } from '../../pages/specialists/specialists.page.tsx';
