const faceOf = (rule: CSSRule): string => (rule instanceof CSSFontFaceRule ? rule.cssText : '');

/**
 * Uses the fonts that came too late for the first page: they are optional there, since text that changes its font
 * moves. Call it when another page is opened, whose text is new anyway.
 */
export const showLateFonts = (document: Document): void => {
  const faces = [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(faceOf))
    .filter((face) => /font-display:\s*optional/.test(face));
  if (faces.length === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces.join('\n').replaceAll(/(font-display:\s*)optional/g, '$1swap'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
