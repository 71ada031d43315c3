export { ShippingDeliveryPage as Component } from '../../pages/policies/shipping-delivery.page.tsx';
