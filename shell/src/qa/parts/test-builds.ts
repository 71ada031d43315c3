/**
 * Whether it is a build of a pull request or of a developer's machine, '1.4.2-pr.7' or '1.0.0-local.3f2a9c1b': a
 * Semantic Versioning prerelease.
 */
export const isTestBuild = (version: string): boolean => version.includes('-');
