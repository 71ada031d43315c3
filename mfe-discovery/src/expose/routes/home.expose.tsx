export { loadHome as loader } from '../../pages/home/home.loader.ts';
export { HomePage as Component } from '../../pages/home/home.page.tsx';
