export { EXIT, type Role, type RoleInput, RoleRefused, type RunningRole } from './role.ts';
export { runCommand } from './run-command.ts';
export { runRole } from './run-role.ts';
