export { loadRefunds as loader } from '../../pages/refunds/refunds.loader.ts';
export { RefundsPage as Component } from '../../pages/refunds/refunds.page.tsx';
