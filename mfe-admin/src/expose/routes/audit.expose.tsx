import { adminAudit } from '@sundara/contracts/api';
import { listLoader } from '@sundara/web/list';

export { AuditPage as Component } from '../../pages/audit/audit.page.tsx';
export const loader = listLoader(adminAudit);
