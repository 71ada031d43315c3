import { DocumentPage } from '../../features/document/document-page.tsx';
import { CANCELLATION_REFUND } from './cancellation-refund.content.ts';

/** /cancellation-refund, a static page (specification 2, section 2). */
export const CancellationRefundPage = () => <DocumentPage content={CANCELLATION_REFUND} />;
