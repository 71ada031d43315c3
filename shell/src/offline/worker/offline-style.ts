import { DARK, FOCUS_RING, LIGHT, type Palette } from '@sundara/web/tokens';

const coloursOf = ({ page, surface, hairline, text, secondaryText, action, onAction }: Palette): string =>
  `:root{--page:${page};--surface:${surface};--line:${hairline};--text:${text};--quiet:${secondaryText};--action:${action};--on-action:${onAction}}`;

/** The style of the offline page; its fonts are the system's, as no file is kept. */
export const OFFLINE_STYLE = `${coloursOf(LIGHT)}
@media (prefers-color-scheme:dark){${coloursOf(DARK)}}
:root{color-scheme:light dark}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
header,main{box-sizing:border-box;max-width:592px;margin:0 auto;padding:16px}
header{border-bottom:1px solid var(--line)}
main{padding-block:32px 48px}
header,h1,h2,h3{font-family:Georgia,serif;font-weight:500;line-height:1.2}
header{font-size:1.5rem}
h1,h2,h3{margin:0 0 8px;overflow-wrap:anywhere}
h2{margin-top:32px}
article{margin:16px 0;padding:20px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
p{margin:4px 0;overflow-wrap:anywhere}
.when{font-size:1.3rem;font-weight:600}
.quiet{color:var(--quiet)}
a{display:inline-block;min-height:44px;margin-right:20px;line-height:44px;color:var(--action)}
.again{margin-top:16px;padding:0 24px;border-radius:999px;background:var(--action);color:var(--on-action);font-weight:600;text-decoration:none}
a:focus-visible{outline:${FOCUS_RING.outline.replace(/var\(.*\)/, 'var(--action)')};outline-offset:2px}
svg{display:block;width:208px;max-width:100%;margin:16px 0 4px;border-radius:8px}`;
