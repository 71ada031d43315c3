import { PAGE_DATA_ID, type PageData, pageDataSchema } from '@sundara/contracts/federation';
import type { Answer } from './running-site.ts';

/** The shell's data in a page's HTML, checked with its schema. */
export const dataOf = ({ body }: Pick<Answer, 'body'>): PageData => {
  const text = body.toString().split(`id="${PAGE_DATA_ID}">`)[1]?.split('</script>')[0] ?? '';
  return pageDataSchema.parse(JSON.parse(text));
};
