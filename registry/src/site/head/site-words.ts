import type { HeadImage } from './head.ts';

export const SITE_NAME = 'Sundara';

/** For pages without a description. */
export const SITE_DESCRIPTION =
  'Discover and book the best salons and spas in Hyderabad: real times, the whole price from the first moment, and pay online.';

/** For pages without a picture: the salon room on the home page. */
export const SITE_IMAGE: HeadImage = {
  url: '/api/pictures/v2/mirror-row-ivory.jpg?w=1280',
  width: 1280,
  height: 853,
  alt: 'Illustration: a calm salon room in warm light',
};

/** The site's operator, and how to search the site: schema.org's Organization and WebSite, on home. */
export const siteData = ({ phone, email }: { readonly phone: string; readonly email: string }): unknown => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': '/#organization',
      name: SITE_NAME,
      url: '/',
      telephone: phone,
      email,
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Hyderabad',
        addressRegion: 'Telangana',
        addressCountry: 'IN',
      },
    },
    {
      '@type': 'WebSite',
      '@id': '/#site',
      name: SITE_NAME,
      url: '/',
      inLanguage: 'en-IN',
      publisher: { '@id': '/#organization' },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/salons?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
