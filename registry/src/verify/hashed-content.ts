import { documentHash } from '../documents/document-hash.ts';

/**
 * A document that is named by its hash, with its actual hash; text that isn't JSON gets a hash that matches no
 * document.
 */
export const hashedContent = (text: string): { readonly hash: string; readonly content: unknown } => {
  try {
    const content: unknown = JSON.parse(text);
    return { hash: documentHash(content), content };
  } catch {
    return { hash: 'of no document', content: undefined };
  }
};
