import { startConfined } from '../../site/render/confined-process.ts';

/** Starts a renderer that loops for ever, and prints its process's number. */
const child = startConfined();
child.send(
  { kind: 'load', composition: {}, bundles: { shell: 'for (;;);', remotes: {}, unusable: {} } },
  () => console.log(child.pid),
);
