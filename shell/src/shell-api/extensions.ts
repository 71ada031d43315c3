import {
  type Composition,
  type ExtensionComponent,
  POINT_VERSIONS,
  type PointName,
  type RemoteOutcome,
  type ShellApi,
  satisfies,
} from '@sundara/contracts/federation';
import { OFFERS } from '../federation/contract/offers.ts';
import type { RemoteLoader } from '../federation/loader.ts';

interface Filler {
  readonly remoteId: string;
  readonly title: string;
  readonly version: string;
  readonly range: string;
  readonly expose: string;
}

const fillersOf = (remotes: Composition['remotes'], point: PointName): readonly Filler[] =>
  Object.entries(remotes).flatMap(([remoteId, { version, declaration }]) =>
    declaration.extensionPoints.fills
      .filter((fill) => fill.point === point)
      .map(({ range, expose }) => ({ remoteId, title: declaration.title, version, range, expose })),
  );

/**
 * The version from whoever offers the point: this shell or a remote, which may know points that this shell does not.
 */
const versionOf = (remotes: Composition['remotes'], point: PointName): string => {
  const offers = [...OFFERS, ...Object.values(remotes).flatMap(({ points }) => points.offers)];
  return offers.find((offer) => offer.point === point)?.version ?? POINT_VERSIONS[point];
};

/** Finds and loads what fills an extension point, as the composition's remotes declare it. */
export const createExtensions = (
  remotes: Composition['remotes'],
  loader: Pick<RemoteLoader, 'loadExpose' | 'renew'>,
): ShellApi['extensions'] => {
  const fits = (point: PointName) => (filler: Filler) => satisfies(versionOf(remotes, point), filler.range);
  return {
    fillerOf: (point) => {
      const found = fillersOf(remotes, point).find(fits(point));
      return found && { remoteId: found.remoteId, title: found.title };
    },
    load: async <P extends PointName>(
      point: P,
      { retry = false }: { readonly retry?: boolean } = {},
    ): Promise<RemoteOutcome<ExtensionComponent<P>>> => {
      const fillers = fillersOf(remotes, point);
      const filler = fillers.find(fits(point));
      if (!filler) return refusal(point, versionOf(remotes, point), fillers[0]);
      if (retry) loader.renew(filler.remoteId);
      const outcome = await loader.loadExpose(filler.remoteId, filler.expose);
      if (!outcome.ok) return outcome;
      // The contract defines a filler's props; at run time a component is a component.
      return { ...outcome, module: outcome.module.Component as ExtensionComponent<P> };
    },
  };
};

const refusal = (point: PointName, version: string, filler: Filler | undefined): RemoteOutcome<never> => ({
  ok: false,
  failure: filler
    ? {
        remoteId: filler.remoteId,
        title: filler.title,
        version: filler.version,
        step: 'check-contract',
        reason: 'contract',
        detail: `It fills ${point} ${filler.range}, this site offers ${version}.`,
      }
    : {
        remoteId: 'none',
        title: point,
        version: undefined,
        step: 'resolve',
        reason: 'missing',
        detail: `Nothing in this composition fills ${point}.`,
      },
});
