import { LazyPart } from '@sundara/web/lazy';
import type { ComponentType } from 'react';
import type { OverTimeProps } from './over-time.tsx';

const loadOverTime = async (): Promise<ComponentType<OverTimeProps>> => {
  const { OverTime } = await import(/* webpackChunkName: "over-time" */ './over-time.tsx');
  return OverTime;
};

/** Four panels, below each other on a phone. */
const ROOM = { minHeight: { xs: 1640, md: 800 } } as const;

/** The plots, in a separate chunk: no other page of this remote then fetches the kit's group of drawing code. */
export const OverTime = (props: OverTimeProps) => (
  <LazyPart
    load={loadOverTime}
    props={props}
    title="plots"
    without="The cards above have their sums."
    room={ROOM}
    early
  />
);
