/** The salon's screen under an address that names the salon in its query, or not at all (resolutions R3). */
export { loadStore as loader } from '../../pages/salon/salon.loader.ts';
export { SalonPage as Component } from '../../pages/salon/salon.page.tsx';
