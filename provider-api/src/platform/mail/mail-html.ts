/** HTML that is safe to insert: everything else is escaped by `html`. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Piece = Html | string | number | readonly Html[];

const render = (piece: Piece): string => {
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('');
  return String(piece).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
};

/** Builds HTML. Values, such as names of people and salons, are escaped unless they are `Html` already. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(strings.reduce((whole, text, index) => whole + render(pieces[index - 1] ?? '') + text));
