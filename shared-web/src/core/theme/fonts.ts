/** Made by `npm run fonts -w @sundara/tools`. */

/** The faces that the first paint needs, with stand-ins of the same measures. */
export const FONT_FACES = `@font-face{font-family:'Fraunces';font-style:normal;font-weight:500;font-display:swap;src:url(/fonts/fraunces-500.woff2) format('woff2');unicode-range:U+20-7E,U+A0-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2190-2193,U+2605}
@font-face{font-family:'Figtree';font-style:normal;font-weight:300 900;font-display:swap;src:url(/fonts/figtree.woff2) format('woff2');unicode-range:U+20-7E,U+A0-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2190-2193,U+2605}
@font-face {font-family:"Fraunces Fallback";src:local('Georgia');ascent-override:92.9623%;descent-override:24.2386%;size-adjust:105.2039%}
@font-face {font-family:"Figtree Fallback";src:local('Arial'), local('ArialMT');ascent-override:94.3231%;descent-override:24.8219%;line-gap-override:0%;size-adjust:100.7176%}`;

/** The rupee sign of each face, fetched where an amount is shown. */
export const RUPEE_FACES = `@font-face{font-family:'Fraunces';font-style:normal;font-weight:500;font-display:swap;src:url(/fonts/fraunces-500-rupee.woff2) format('woff2');unicode-range:U+20B9}
@font-face{font-family:'Figtree';font-style:normal;font-weight:300 900;font-display:swap;src:url(/fonts/figtree-rupee.woff2) format('woff2');unicode-range:U+20B9}`;
