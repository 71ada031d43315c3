import { EXIT, type Role, RoleRefused } from '../process/role.ts';
import type { DoctorPart, Finding } from './doctor-part.ts';

/** Loads the parts when the command runs. */
type Parts = () => Promise<readonly DoctorPart[]>;

const linesOf = ({ what, says, next, isFault }: Finding): readonly string[] => [
  `${next === undefined ? '✔' : isFault ? '✖' : '!'} ${what}: ${says}`,
  ...(next === undefined ? [] : [`  next: ${next}`]),
];

/**
 * `sundara doctor`: looks at everything that the installation needs, and tells of each thing how it is and what to do.
 * Exit code 1 for a fault.
 */
export const doctorOf =
  (parts: Parts): Role =>
  async ({ env, words }) => {
    if (words.length > 0) throw new RoleRefused('It is written: sundara doctor', EXIT.notWrittenRight);
    const found = (await Promise.all((await parts()).map(({ examine }) => examine(env)))).flat();
    for (const line of found.flatMap(linesOf)) console.log(line);
    const faults = found.filter(({ isFault }) => isFault).length;
    const warnings = found.filter(({ isFault, next }) => !isFault && next !== undefined).length;
    console.log(faults + warnings === 0 ? 'All is well.' : `Faults: ${faults}, warnings: ${warnings}.`);
    return faults === 0 ? 0 : EXIT.failed;
  };
