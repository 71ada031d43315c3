export { loadStatement as loader } from '../../pages/statement/statement.loader.ts';
export { StatementPage as Component } from '../../pages/statement/statement.page.tsx';
