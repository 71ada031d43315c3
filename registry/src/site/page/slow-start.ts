import { LEAVE_LINK } from './leave-link.ts';

/**
 * What a page shows without scripts when they have not started after 8 seconds: they are missing, blocked or broken, or
 * the connection is slow. Plain HTML inside the element that the shell takes over, so that it disappears when the shell
 * starts after all. It also lets a user leave an override that breaks the start.
 */
export const slowStartHtml = (canLeave: boolean): string => `<div class="slow-start" role="status">
<h1>Sundara is not here yet</h1>
<p>The parts of this page take longer than they should. You can wait, or <a href="">load the page again</a>.</p>
${canLeave ? `${LEAVE_LINK}\n` : ''}<p><small>Code SHELL_NOT_STARTED</small></p>
</div>`;

export const SLOW_START_STYLE =
  '.slow-start{max-width:34rem;margin:0 auto;padding:18vh 1.5rem 0;font:1rem/1.5 Georgia,serif;visibility:hidden;animation:slow-start 0s linear 8s forwards}.slow-start a{color:inherit}@keyframes slow-start{to{visibility:visible}}';
