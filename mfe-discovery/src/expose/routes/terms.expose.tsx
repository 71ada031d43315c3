export { TermsPage as Component } from '../../pages/policies/terms.page.tsx';
