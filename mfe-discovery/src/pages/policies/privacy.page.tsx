import { DocumentPage } from '../../features/document/document-page.tsx';
import { PRIVACY } from './privacy.content.ts';

/** /privacy, a static page (specification 2, section 2). */
export const PrivacyPage = () => <DocumentPage content={PRIVACY} />;
