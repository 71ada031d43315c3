import type { Versions } from './after-reload.ts';
import type { Draft } from './draft.ts';
import { FAULT_LABELS } from './fault-labels.ts';

/** The first digits of a composition's id, for display. */
export const shortId = (id: string): string => id.slice(0, 8);

/** A version for display: 'http://localhost:4001' without its scheme. */
export const versionLabel = (version: string): string => version.replace(/^http:\/\//, '');

/**
 * What an override changes, a phrase each: 'booking 1.1.0 instead of 1.0.0', 'discovery slow', 'new-calendar on'.
 * 'instead' is left out if the environment has no other version.
 */
export const describeOverride = (draft: Draft, defaults: Versions): readonly string[] => [
  ...(draft.composition ? [`composition ${shortId(draft.composition)}`] : []),
  ...Object.entries(draft.versions).map(([id, version]) =>
    defaults[id] && defaults[id] !== version
      ? `${id} ${versionLabel(version)} instead of ${defaults[id]}`
      : `${id} ${versionLabel(version)}`,
  ),
  ...Object.entries(draft.faults).map(([id, fault]) => `${id} ${FAULT_LABELS[fault].short}`),
  ...Object.entries(draft.flags ?? {}).map(([flag, on]) => `${flag} ${on ? 'on' : 'off'}`),
];
