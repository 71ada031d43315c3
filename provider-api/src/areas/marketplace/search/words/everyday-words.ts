/** Words of Hindi and Telugu, in their letters or in Latin ones, and what salons here call the same. */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  haircut:
    'हेयर ?कट|बाल कट(?:वाना|ाना|ाई)|बाल काटना|baa?l kat(?:na|wana|ana|ai)|హెయిర్[ \u200c]?కట్|జుట్టు కత్తిరింపు|kshavaram|క్షవరం',
  facial: 'फेशियल|ఫేషియల్',
  massage: 'मसाज|मालिश|maa?lish|మసాజ్|మర్దన',
  manicure: 'मैनीक्योर|मेनिक्योर|మానిక్యూర్',
  pedicure: 'पेडीक्योर|पेडिक्योर|పెడిక్యూర్',
  threading: 'थ्रेडिंग|థ్రెడింగ్',
  waxing: 'वैक्सिंग|వాక్సింగ్',
  mehndi: 'मेहंदी|मेहँदी|మెహందీ|గోరింటాకు|gorintaku',
  makeup: 'मेकअप|మేకప్',
  bridal: 'दुल्हन|dulhan|పెళ్లికూతురు|pellikuturu',
  beard: 'दाढ़ी|daa?r?dhi|గడ్డం|gaddam',
  nails: 'नाखून|గోళ్లు',
  hair: 'बाल|baal|జుట్టు|juttu',
  men: "mens|men's|men’s|पुरुष|పురుషుల",
};

/** They say nothing of what is looked for. */
const SMALL = new Set(
  'a an the in at on near for me my with by please want need mein me ke ka ki ko paas chahiye lo daggara में के का की को पास चाहिए లో దగ్గర కోసం కావాలి'.split(
    ' ',
  ),
);
/** A shorter last word may be the beginning of another one: 'bridal me' of 'bridal mehndi'. */
const SURELY_WHOLE = 4;

const LETTER = '\\p{L}\\p{M}\\p{N}';
const FORMS = Object.entries(TRANSLATIONS).map(([word, forms]) => ({
  word,
  form: new RegExp(`(?<![${LETTER}])(?:${forms})(?![${LETTER}])`, 'giu'),
}));

/**
 * A search text in the words of salons: translated, and without small words, unless it has no others.
 * @example everydayWords('कल मसाज madhapur mein') // 'कल massage madhapur'
 */
export const everydayWords = (text: string): string => {
  const translated = FORMS.reduce((said, { word, form }) => said.replaceAll(form, word), text);
  const words = translated.split(/\s+/).filter(Boolean);
  const telling = words.filter((word, at) => {
    const isLast = at === words.length - 1 && !/\s$/.test(text);
    return !SMALL.has(word.toLowerCase()) || (isLast && word.length < SURELY_WHOLE);
  });
  return telling.length > 0 ? telling.join(' ') : translated;
};
