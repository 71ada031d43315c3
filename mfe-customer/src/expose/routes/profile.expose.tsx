export { loadProfile as loader } from '../../pages/profile/profile.loader.ts';
export { ProfilePage as Component } from '../../pages/profile/profile.page.tsx';
