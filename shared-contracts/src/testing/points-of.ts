import type { RemotePoints } from '../federation/build-record.ts';
import type { Declaration } from '../federation/declaration.ts';
import { POINT_PROPS, POINT_VERSIONS } from '../federation/extension-points.ts';
import type { PropShape } from '../federation/prop-shape.ts';

const versions = new Map(Object.entries(POINT_VERSIONS));
const shapes = new Map<string, PropShape>(Object.entries(POINT_PROPS));
const propsOf = (point: string): PropShape => shapes.get(point) ?? {};

/** What a build says of the points of its declaration; of one that this contract does not know as if it had no props yet. */
export const pointsOf = ({
  extensionPoints: { offers, fills },
}: Pick<Declaration, 'extensionPoints'>): RemotePoints => ({
  offers: offers.map((point) => ({ point, version: versions.get(point) ?? '1.0.0', props: propsOf(point) })),
  fills: fills.map(({ point, range }) => ({ point, range, props: propsOf(point) })),
});
