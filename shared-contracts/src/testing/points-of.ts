import type { RemotePoints } from '../federation/build-record.ts';
import type { Declaration } from '../federation/declaration.ts';
import { POINT_PROPS, POINT_VERSIONS } from '../federation/extension-points.ts';
import type { PropShape } from '../federation/prop-shape.ts';

const versions = new Map(Object.entries(POINT_VERSIONS));
const shapes = new Map<string, PropShape>(Object.entries(POINT_PROPS));
const propsOf = (point: string): PropShape => shapes.get(point) ?? {};

/** What a build records about the points of its declaration; points unknown to this contract get no props. */
export const pointsOf = ({
  extensionPoints: { offers, fills },
}: Pick<Declaration, 'extensionPoints'>): RemotePoints => ({
  offers: offers.map((point) => ({ point, version: versions.get(point) ?? '1.0.0', props: propsOf(point) })),
  fills: fills.map(({ point, range }) => ({ point, range, props: propsOf(point) })),
});
