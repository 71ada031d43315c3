/** A build of a pull request or of somebody's machine, '1.4.2-pr.7' or '1.0.0-local.3f2a9c1b', as Semantic Versioning marks it. */
export const isTestBuild = (version: string): boolean => version.includes('-');
