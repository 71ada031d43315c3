export { type Depth, sized, testDepth } from './depth.ts';
export { freePort } from './free-port.ts';
