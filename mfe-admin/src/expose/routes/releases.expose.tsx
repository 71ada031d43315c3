export { loadReleases as loader } from '../../pages/releases/releases.loader.ts';
export { ReleasesPage as Component } from '../../pages/releases/releases.page.tsx';
