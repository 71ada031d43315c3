import { DocumentPage } from '../../features/document/document-page.tsx';
import { SHIPPING_DELIVERY } from './shipping-delivery.content.ts';

/** /shipping-delivery, a static page (specification 2, section 2). */
export const ShippingDeliveryPage = () => <DocumentPage content={SHIPPING_DELIVERY} />;
