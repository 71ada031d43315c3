export { ContactPage as Component } from '../../pages/contact/contact.page.tsx';
