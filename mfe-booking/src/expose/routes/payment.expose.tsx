export { loadOrder as loader } from '../../pages/payment/payment.loader.ts';
export { PaymentPage as Component } from '../../pages/payment/payment.page.tsx';
