/** Version of the ShellApi that `shell-api.ts` describes; a remote states the range it was written for. */
export const SHELL_API_VERSION = '1.6.0';
/**
 * The only list of the web kit's groups that the shell shares, with their versions. A remote's build requires the
 * groups that it reads in the versions of that time.
 */
export const WEB_KIT_VERSIONS = {
  core: '2.9.0',
  content: '1.1.0',
  detail: '1.1.0',
  form: '1.2.0',
  table: '1.5.0',
  visit: '1.3.0',
  plot: '1.1.0',
  router: '1.1.0',
} as const;
/** Version of the provider API that `api/` describes. */
export const PROVIDER_API_VERSION = '2.11.0';
