export { loadLocalities as loader } from '../../pages/list-your-business/list-your-business.loader.ts';
export { ListYourBusinessPage as Component } from '../../pages/list-your-business/list-your-business.page.tsx';
