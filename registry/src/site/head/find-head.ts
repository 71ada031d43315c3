import type { PageData } from '@sundara/contracts/federation';
import type { PageRoute } from '../routing/page-route.ts';
import type { FindHead } from './api-heads.ts';
import type { Head } from './head.ts';
import { SITE_DESCRIPTION, SITE_IMAGE, SITE_NAME, siteData } from './site-words.ts';

/** 'Salons in Hyderabad · Sundara' */
const siteTitle = (title: string | undefined): string => (title ? `${title} · ${SITE_NAME}` : SITE_NAME);

interface Needs {
  readonly findHead: FindHead;
  readonly contact: PageData['config']['contact'];
  /** Whether search engines may show pages of this environment and release at all. */
  readonly indexed: boolean;
}

export interface DescribedPage {
  readonly status: 200 | 404;
  readonly head: Head;
}

/**
 * The head of a page: the API's texts if its route declares an operation for them, else the route's. A page that is
 * missing in the API gets status 404; if the API can't answer, the route's texts are used.
 */
export const describePage = async (
  { status, title, description, canonical, isPublic, headPath }: PageRoute,
  { findHead, contact, indexed }: Needs,
): Promise<DescribedPage> => {
  const said = headPath ? await findHead(headPath) : 'unknown';
  const exists = status === 200 && said !== 'missing';
  const own = {
    title: siteTitle(title),
    description: description ?? SITE_DESCRIPTION,
    canonical,
    image: SITE_IMAGE,
    indexed: indexed && exists && isPublic,
    structuredData: canonical === '/' ? [JSON.stringify(siteData(contact))] : [],
  };
  if (typeof said === 'string') return { status: exists ? 200 : 404, head: own };
  const { head } = said;
  return {
    status: 200,
    head: {
      ...own,
      title: siteTitle(head.title),
      description: head.description,
      canonical: head.path ?? canonical,
      image: head.image ?? SITE_IMAGE,
      structuredData: [head.structuredData],
    },
  };
};

/**
 * The head with the title that the page gives itself, where only its route's is known otherwise: pages of a list that
 * have addresses of their own then have words of their own too.
 *
 * @param given without the site's name
 */
export const withPageTitle = (
  head: Head,
  { title }: Pick<PageRoute, 'title'>,
  given: string | undefined,
): Head =>
  given && given !== title && head.title === siteTitle(title)
    ? { ...head, title: siteTitle(given), description: `${given}. ${head.description}` }
    : head;
