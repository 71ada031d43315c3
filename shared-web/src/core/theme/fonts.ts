/** Made by `npm run fonts -w @sundara/tools`. */

/**
 * All faces, with stand-ins of the same measures, for the style of the first paint: a style that is added or moved later
 * lets browsers look for all fonts anew, and text that is shown would change its font.
 */
export const FONT_FACES = `@font-face{font-family:'Fraunces';font-style:normal;font-weight:500;font-display:optional;src:url(/fonts/fraunces-500.woff2) format('woff2');unicode-range:U+20-7E,U+A0-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212}
@font-face{font-family:'Figtree';font-style:normal;font-weight:400 700;font-display:optional;src:url(/fonts/figtree.woff2) format('woff2');unicode-range:U+20-7E,U+A0-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212}
@font-face{font-family:'Fraunces';font-style:normal;font-weight:500;font-display:swap;src:url(/fonts/fraunces-500-rupee.woff2) format('woff2');unicode-range:U+20B9}
@font-face{font-family:'Figtree';font-style:normal;font-weight:400 700;font-display:swap;src:url(/fonts/figtree-rupee.woff2) format('woff2');unicode-range:U+20B9}
@font-face{font-family:"Fraunces Fallback";src:local('Noto Serif'),local('NotoSerif-Regular');ascent-override:98.6201%;descent-override:25.7138%;size-adjust:99.1684%}
@font-face{font-family:"Fraunces Fallback";src:local('Georgia'),local('Gelasio');ascent-override:91.4032%;descent-override:23.8321%;size-adjust:106.9985%}
@font-face{font-family:"Figtree Fallback";src:local('Roboto'),local('Roboto-Regular');ascent-override:94.1165%;descent-override:24.7675%;size-adjust:100.9387%}
@font-face{font-family:"Figtree Fallback";src:local('Arial'),local('ArialMT'),local('Liberation Sans');ascent-override:94.3231%;descent-override:24.8219%;line-gap-override:0%;size-adjust:100.7176%}`;
