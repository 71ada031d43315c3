import { firstPicturePreload } from './first-picture.ts';
import type { Page } from './page.ts';

/** A picture that takes longer holds nothing up. */
const LONGEST_WAIT_MS = 600;

/** Puts the template's links in place; the shell's script, which takes longest, is on its way meanwhile. */
const SCRIPT = `{
const later = document.getElementById('after-picture');
const go = () => { if (later.isConnected) later.replaceWith(later.content); };
const picture = document.querySelector('#root img[fetchpriority=high]');
if (!picture || picture.complete) go();
else {
picture.addEventListener('load', go);
picture.addEventListener('error', go);
setTimeout(go, ${LONGEST_WAIT_MS});
}
}`;

/**
 * Links that begin downloads when the page's first picture has come, so that a dozen files of code don't share a slow
 * connection with it: the picture is what visitors look at, and the code can't run before all of it is there. As they
 * are where no picture is urgent; without JavaScript they are never needed.
 */
export const afterPicture = ({ content, nonce }: Page, links: readonly string[]): readonly string[] => {
  if (!content || firstPicturePreload(content.html).length === 0) return links;
  return [
    `<template id="after-picture">${links.join('\n')}</template>`,
    `<script nonce="${nonce}">${SCRIPT}</script>`,
  ];
};
