'use strict';

/** The code of a broken release's expose, or of a broken shell's start, in place of its own source. */
const SOURCES = {
  import: `throw new Error('drill: it throws at import'); export const Component = () => null;`,
  render: `export const Component = () => { throw new Error('drill: it throws at render'); };`,
  effect: `import { useEffect } from 'react';
export const Component = () => { useEffect(() => { throw new Error('drill: it throws in an effect'); }, []); return null; };`,
  event: `export const Component = () => <>
  <button onClick={() => { throw new Error('drill: it throws when it is pressed'); }}>drill: press</button>
  <button onClick={() => void Promise.reject(new Error('drill: it is rejected later'))}>drill: ask</button>
</>;`,
  unmount: `import { useEffect } from 'react';
export const Component = () => { useEffect(() => () => { throw new Error('drill: it throws at its end'); }, []); return <p>drill: here</p>; };`,
  endless: `import { useState } from 'react';
export const Component = () => { const [count, setCount] = useState(0); setCount(count + 1); return null; };`,
  loop: `import { useLayoutEffect, useState } from 'react';
export const Component = () => { const [count, setCount] = useState(0); useLayoutEffect(() => setCount(count + 1)); return null; };`,
  passive: `import { useEffect, useState } from 'react';
export const Component = () => { const [count, setCount] = useState(0); useEffect(() => setCount((now) => now + 1)); return <p>drill: rendered {count} times</p>; };`,
  boot: `throw new Error('drill: the shell does not start');`,
  lazy: `import { lazy, Suspense } from 'react';
const Part = lazy(() => import('${__dirname}/lazy-part.tsx'));
export const Component = () => <Suspense fallback="drill: waiting"><Part /></Suspense>;`,
  style: `import '${__dirname}/mark.css';
export const Component = () => <p className="drill-mark">drill: with a style</p>;`,
  kit: `import { Box, Ribbon } from '@sundara/web/core';
export const Component = () => <Box><Ribbon>drill: with a newer kit</Ribbon></Box>;`,
};

/** A bundler loader that puts a fault into a remote, where a team would have written it. */
module.exports = function breakCode() {
  return SOURCES[this.getOptions().fault];
};
