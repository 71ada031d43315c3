export { loadReviews as loader } from '../../pages/reviews/reviews.loader.ts';
export { ReviewsPage as Component } from '../../pages/reviews/reviews.page.tsx';
