export { type Depth, sized, testDepth } from './depth.ts';
export { freePort } from './free-port.ts';
export { type Cost, measured } from './measured.ts';
export { BUNDLED, bundleOf, nodeProgram } from './node-program.ts';
export { pairsOf } from './pairs.ts';
export { pointsOf } from './points-of.ts';
export { type Random, randomOf } from './random.ts';
export { testSeed } from './test-seed.ts';
export { until } from './until.ts';
