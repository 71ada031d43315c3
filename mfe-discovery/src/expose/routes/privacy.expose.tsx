export { PrivacyPage as Component } from '../../pages/policies/privacy.page.tsx';
