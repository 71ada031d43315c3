export { loadListing as loader } from '../../pages/listing/listing.loader.ts';
export { ListingPage as Component } from '../../pages/listing/listing.page.tsx';
