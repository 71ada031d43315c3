import { parseArgs } from 'node:util';
import { ROLES } from '@sundara/contracts';
import type { WrittenDeclaration } from '@sundara/contracts/federation';
import { Refusal } from '../../setup/refusal.mjs';

/** The remote to create. */
export interface NewRemote {
  readonly id: string;
  readonly title: string;
  /** Address of its first page. */
  readonly route: string;
  readonly access: WrittenDeclaration['routes'][number]['access'];
}

const USAGE =
  "npm run new-remote -- <id> --title <title> [--route /<id>] [--access public], as in 'loyalty --title Loyalty'";
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} &'’-]{0,39}$/u;
const ROUTE = /^(\/(:[a-z][A-Za-z0-9]*|[a-z0-9-]+))+$/;
/** Addresses that the site server answers itself. */
const TAKEN = /^\/(api|assets|sandbox|fonts|healthz|readyz|login|register)(\/|$)/;

/**
 * Reads the words after `npm run new-remote --`.
 *
 * @throws Refusal that says which word is wrong and what is accepted
 */
export const readRequest = (words: readonly string[]): NewRemote => {
  const { positionals, values } = parse(words);
  const [id = '', ...more] = positionals;
  if (id === '' || more.length > 0) throw new Refusal(`give one id: ${USAGE}.`);
  const { title = '', route = `/${id}`, access = 'public' } = values;
  if (!ID.test(id)) throw new Refusal(`'${id}' is no id: write it in lower case, as 'gift-cards'.`);
  if (!TITLE.test(title))
    throw new Refusal(`the title is '${title}': give one of up to 40 letters, as --title 'Gift cards'.`);
  if (!ROUTE.test(route))
    throw new Refusal(`'${route}' is no address of a page: write it as '/gift-cards' or '/gift-cards/:id'.`);
  if (TAKEN.test(route)) throw new Refusal(`${route} is answered by the site itself: take another route.`);
  return { id, title, route, access: readAccess(access) };
};

const parse = (words: readonly string[]) => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { title: text, route: text, access: text },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)} It is used so: ${USAGE}.`);
  }
};

const readAccess = (value: string): NewRemote['access'] => {
  if (value === 'public' || value === 'signed-in') return value;
  const roles = value.split(',').map((word) => ROLES.find((role) => role === word));
  const known = roles.filter((role) => role !== undefined);
  if (known.length === roles.length) return known;
  throw new Refusal(
    `'${value}' is no access: give public, signed-in, or roles of ${ROLES.join(', ')} with commas between them.`,
  );
};
