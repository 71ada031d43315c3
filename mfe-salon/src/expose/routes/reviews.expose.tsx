import { ownersPage } from '../../features/frame/owners-page.tsx';
import { ReviewsPage } from '../../pages/reviews/reviews.page.tsx';

export { loadReviews as loader } from '../../pages/reviews/reviews.loader.ts';

export const Component = ownersPage(ReviewsPage);
