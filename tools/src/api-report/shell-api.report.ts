import path from 'node:path';
import { POINT_NAMES, POINT_VERSIONS, SHELL_API_VERSION } from '@sundara/contracts/federation';
import { TypeDescription } from './surface/describe-types.ts';
import { type Project, withProject } from './surface/open-project.ts';
import type { Surface } from './surface/surface.ts';
import { surfaceReport } from './surface/surface-report.ts';

const FEDERATION = 'src/federation/index.ts';
/** Described by name only: codes and bodies of refusals belong to the provider API, and pages accept unknown ones. */
const NAMED = {
  ErrorCode: 'src/errors/catalogue.ts',
  ErrorReply: 'src/operation/envelope.ts',
  ShellApi: FEDERATION,
};

/** What remotes get from the shell, what they write for it, and the events between remotes: `<events>`. */
const describeShellApi = ({ checker, typeOf, typesOf }: Project): Surface => {
  const description = new TypeDescription(checker, typesOf(NAMED));
  description.add('ShellApi', typeOf(FEDERATION, 'ShellApi'));
  description.add('(Declaration)', typeOf(FEDERATION, 'DeclarationInput'));
  description.add('(RouteModule)', typeOf(FEDERATION, 'RouteModule'));
  description.addMembers(typeOf(FEDERATION, 'Events'), (event) => `<${event}>`);
  return description.surface;
};

/** The props that the remote offering an extension point passes to the one filling it; either may be the older one. */
const describePoint = ({ checker, typeOf }: Project, point: string): Surface => {
  const description = new TypeDescription(checker, new Map());
  const points = typeOf(FEDERATION, 'ExtensionPoints');
  description.addMembers(points, (name) => (name === point ? '<props>' : undefined));
  return description.surface;
};

/** What the shell passes to remotes and accepts from them, and the props of each extension point (decision 68). */
export const SHELL_API_REPORT = surfaceReport(
  { title: 'shell API', file: 'shared-contracts/shell-api.report.json' },
  [
    {
      name: 'ShellApi',
      version: SHELL_API_VERSION,
      title: 'shell API',
      source: 'SHELL_API_VERSION in shared-contracts/src/federation/versions.ts',
    },
    ...POINT_NAMES.map((point) => ({
      name: point,
      version: POINT_VERSIONS[point],
      title: `extension point ${point}`,
      source: `${point} of POINT_VERSIONS in shared-contracts/src/federation/extension-points.ts`,
    })),
  ],
  (root) =>
    withProject(path.join(root, 'shared-contracts'), (project) => ({
      ShellApi: describeShellApi(project),
      ...Object.fromEntries(POINT_NAMES.map((point) => [point, describePoint(project, point)])),
    })),
);
