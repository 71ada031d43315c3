export type { DoctorPart, Finding } from './doctor-part.ts';
export { type Check, runChecks } from './run-checks.ts';
