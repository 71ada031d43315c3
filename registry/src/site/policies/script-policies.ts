import { REPORT_TO, REPORTING_GROUP } from './report-to.ts';

/**
 * Only the shell's policies may turn an address into a script address or text into markup: `sundara` for what it loads
 * itself, `default` for what the bundler and libraries add.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types sundara default";
/** A separate policy needs its own report directives. */
const TYPES_ONLY = [TRUSTED_TYPES, ...Object.entries(REPORT_TO).map(([name, to]) => `${name} ${to}`)].join(
  '; ',
);
/** Blocks scripts without a hash. Browsers don't support 'style' here yet and warn about it. */
const INTEGRITY = `blocked-destinations=(script), endpoints=(${REPORTING_GROUP})`;

/** Facts about the participants of a page that decide whether its script rules can be enforced. */
export interface ScriptParticipants {
  /** Whether a third party's script runs in the page, a payment gateway's, whose code we can't vouch for. */
  readonly hasForeignScript: boolean;
  /** Whether the hash of every script is known; a gateway may change its script anytime. */
  readonly allHaveHashes: boolean;
  /** Whether the page loads from a development server, which replaces code in the running page. */
  readonly isDevelopment: boolean;
}

/**
 * Headers of a page that enforce Trusted Types and hashes for its scripts, in browsers that support them; report-only
 * where not every participant can comply (docs/decisions/0012-scripts-that-are-not-ours.md).
 *
 * @param policy the Content-Security-Policy that is always in force
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
