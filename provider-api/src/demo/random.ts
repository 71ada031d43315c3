import { createHash } from 'node:crypto';

/** A seeded random source: the same seed gives the same salons on every machine. */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Like `pick`, but the first items far more often than the last: of twelve, the first nearly three in ten times. */
  readonly favour: <T>(items: readonly T[]) => T;
  /** Some of the items, without repeats, in a new order. */
  readonly sample: <T>(items: readonly T[], count: number) => T[];
  readonly chance: (probability: number) => boolean;
}

/** Mulberry32, a 32-bit generator in the public domain: small, and good enough for demo data. */
export const seededRandom = (seed: string): Random => {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const itemAt = <T>(items: readonly T[], index: number): T => {
    const item = items[index];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  const pick = <T>(items: readonly T[]): T => itemAt(items, between(0, items.length - 1));
  const favour = <T>(items: readonly T[]): T => itemAt(items, Math.floor(next() ** 2 * items.length));
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(between(0, rest.length - 1), 1),
    ).flat();
  };
  return { next, between, pick, favour, sample, chance: (probability) => next() < probability };
};

/** A UUID that is always the same for a seed (version 4 in form). */
export const idOf = (seed: string): string => {
  const hex = createHash('sha256').update(`sundara demo ${seed}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
