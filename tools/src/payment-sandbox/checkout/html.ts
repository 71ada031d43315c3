const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is already safe to insert in a page. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

/** A template whose values are escaped, unless they are {@link Html} or lists of it. */
export const html = (parts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html => {
  return new Html(parts.reduce((page, part, index) => page + toMarkup(values[index - 1] ?? '') + part));
};

const toMarkup = (value: string | number | Html | Html[]): string => {
  if (Array.isArray(value)) return value.map((item) => item.markup).join('');
  if (value instanceof Html) return value.markup;
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
};
