export { loadDispute as loader } from '../../pages/dispute/dispute.loader.ts';
export { DisputePage as Component } from '../../pages/dispute/dispute.page.tsx';
