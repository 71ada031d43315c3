/**
 * An address from an answer that a page may load or lead to: a path, or one of the web. Undefined for any other, such as
 * 'javascript:' and 'data:', however it is written: browsers skip spaces and controls before it.
 */
export const webAddress = (value: string): string | undefined =>
  /^(?:\/|https?:\/\/)/i.test(value) ? value : undefined;
