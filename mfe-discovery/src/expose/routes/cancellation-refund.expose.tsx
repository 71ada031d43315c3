export { CancellationRefundPage as Component } from '../../pages/policies/cancellation-refund.page.tsx';
