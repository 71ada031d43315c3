import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';

/**
 * The flags that are on for the caller's account or role in this environment, in addition to those of the page. Handled
 * by the site server; in a file apart from its other calls, since pages make it.
 */
export const accountFlags = operation({
  name: 'release.accountFlags',
  summary: 'What is on for whoever is signed in',
  method: 'GET',
  path: '/api/releases/flags',
  access: 'signed-in',
  reply: envelope({ flags: z.array(z.string()) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
