export { loadAudit as loader } from '../../pages/audit/audit.loader.ts';
export { AuditPage as Component } from '../../pages/audit/audit.page.tsx';
