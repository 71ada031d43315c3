import { Refusal } from '../refusal.ts';

const NAME = /^[\w@+-][\w@+.-]*(\/[\w@+-][\w@+.-]*)*$/;

/**
 * Allows only names that mean the same document in every store: 'environments/production'.
 *
 * @throws Refusal for any other name, '../keys' for instance
 */
export const checkDocumentName = (name: string): string => {
  if (NAME.test(name) && name.length <= 200) return name;
  throw new Refusal(`'${name}' is no name of a document: one is written 'environments/production'.`);
};
