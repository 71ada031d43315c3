export { loadDisputes as loader } from '../../pages/disputes/disputes.loader.ts';
export { DisputesPage as Component } from '../../pages/disputes/disputes.page.tsx';
