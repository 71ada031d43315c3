import { REPORT_TO, REPORTING_GROUP } from './report-to.ts';

/**
 * Only the shell's policies may make an address into a script's or text into markup: `sundara` for what it loads itself,
 * `default` for what bundler and libraries add.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types sundara default";
/** A policy of its own tells of its own breaches. */
const TYPES_ONLY = [TRUSTED_TYPES, ...Object.entries(REPORT_TO).map(([name, to]) => `${name} ${to}`)].join(
  '; ',
);
/** No script runs that names no hash. Browsers know no 'style' here yet and complain of it. */
const INTEGRITY = `blocked-destinations=(script), endpoints=(${REPORTING_GROUP})`;

/** Whether the page's own rules for scripts can be kept by everybody who takes part in it. */
export interface ScriptParticipants {
  /** Whether somebody else's script runs in the page, a payment gateway's, whose code nobody here can vouch for. */
  readonly hasForeignScript: boolean;
  /** Whether every script can name its hash; a gateway changes its own when it likes. */
  readonly allHaveHashes: boolean;
  /** Whether the page loads from a development server, which exchanges code in the running page. */
  readonly isDevelopment: boolean;
}

/**
 * Headers of a page that hold its scripts to Trusted Types and to hashes, where browsers have these; only reported where
 * not everybody in the page can keep to them (docs/decisions/0012-scripts-that-are-not-ours.md).
 *
 * @param policy the Content-Security-Policy that is in force in any case
 */
export const scriptPolicies = (
  policy: string,
  { hasForeignScript, allHaveHashes, isDevelopment }: ScriptParticipants,
): Readonly<Record<string, string>> => {
  if (isDevelopment) return { 'content-security-policy': policy };
  const types = hasForeignScript
    ? { 'content-security-policy': policy, 'content-security-policy-report-only': TYPES_ONLY }
    : { 'content-security-policy': `${policy}; ${TRUSTED_TYPES}` };
  return { ...types, [allHaveHashes ? 'integrity-policy' : 'integrity-policy-report-only']: INTEGRITY };
};
