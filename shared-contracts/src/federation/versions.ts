/** Version of the ShellApi that `shell-api.ts` describes; a remote states the range it was written for. */
export const SHELL_API_VERSION = '1.2.0';
/** Version of the provider API that `api/` describes. */
export const PROVIDER_API_VERSION = '1.6.0';
