import { ownersPage } from '../../features/frame/owners-page.tsx';
import { StatementPage } from '../../pages/statement/statement.page.tsx';

export { loadStatement as loader } from '../../pages/statement/statement.loader.ts';

export const Component = ownersPage(StatementPage);
