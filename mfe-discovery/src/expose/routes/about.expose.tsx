export { AboutPage as Component } from '../../pages/about/about.page.tsx';
