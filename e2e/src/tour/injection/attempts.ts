/** What an attempt calls when it runs; the page counts the calls. */
export const CALLED = '__attempt__';
const CALL = `${CALLED}()`;

/** Ends of what may stand around a text: an attribute, an element with raw text, a comment, a string of a script. */
const CONTEXTS = [
  ...['', '">', "'>", '</script>', '</style>', '</title></textarea>', '--><!-- -->', ']]>'],
  ...['\\u0022\\u003e', `";${CALL};"`, `';${CALL};'`, `\${${CALL}}{{${CALL}}}`],
] as const;

/** Markup that runs code by itself, or when it is pressed. */
const VECTORS = [
  `<script>${CALL}</script>`,
  `<img src=x onerror=${CALL}>`,
  `<svg onload=${CALL}>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s></svg>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
  `<input autofocus onfocus=${CALL}>`,
  `<details open ontoggle=${CALL}>`,
  `<video><source onerror=${CALL}></video>`,
  `<style>@keyframes x{}</style><b style="animation:x 1s" onanimationstart=${CALL}></b>`,
  `<math><mtext></p><style><img src onerror=${CALL}></style>`,
  `<a href="javascript:${CALL}" autofocus>x</a>`,
  `<object data="data:text/html,<script>parent.${CALL}</script>"></object>`,
  `<form action="javascript:${CALL}"><button autofocus>x</button></form>`,
  `<svg><a xlink:href="javascript:${CALL}"><text y=9>x</text></a></svg>`,
  `<select autofocus onfocus=${CALL}></select>`,
] as const;

const mixedCase = (text: string): string =>
  text.replace(/<\/?\w+|\bon\w+=/g, (name) =>
    [...name].map((letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter)).join(''),
  );

/** Ways to write the same that filters overlook, and browsers don't. */
const DISGUISES: readonly ((markup: string) => string)[] = [
  (markup) => markup,
  mixedCase,
  (markup) => markup.replaceAll(' ', '/'),
  (markup) => markup.replaceAll(' ', '\n'),
  (markup) => markup.replaceAll(' ', '\t'),
  (markup) => markup.replaceAll('<', '<<'),
  (markup) => markup.replace('javascript:', 'java\tscript:').replaceAll('=', ' = '),
  (markup) => markup.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (markup) => markup.replaceAll('<', '\u003c\u0000').replace('javascript:', '&#106;avascript:'),
];

/**
 * Attempts to have a text run as code: each context with each vector in each disguise, once where a disguise changes
 * nothing.
 */
export const ATTEMPTS: readonly string[] = [
  ...new Set(
    DISGUISES.flatMap((disguise) =>
      VECTORS.flatMap((vector) => CONTEXTS.map((context) => `${context}${disguise(vector)}`)),
    ),
  ),
];

/** Addresses that run as code where somebody follows them, or a picture loads them. */
export const ADDRESSES = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  `\u0001javascript:${CALL}`,
  `java\tscript:${CALL}`,
  `java\nscript:${CALL}//`,
  `javascript://x.example/%0a${CALL}`,
  `vbscript:${CALL}`,
  `data:text/html,<script>parent.${CALL}</script>`,
  `data:text/html;base64,${Buffer.from(`<script>parent.${CALL}</script>`).toString('base64')}`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.${CALL}"/>`,
] as const;
