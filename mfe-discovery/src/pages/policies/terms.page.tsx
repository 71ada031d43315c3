import { DocumentPage } from '../../features/document/document-page.tsx';
import { TERMS } from './terms.content.ts';

/** /terms, a static page (specification 2, section 2). */
export const TermsPage = () => <DocumentPage content={TERMS} />;
