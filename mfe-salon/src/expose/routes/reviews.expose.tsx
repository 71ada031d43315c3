import { ownReviews } from '@sundara/contracts/api';
import { listLoader } from '@sundara/web/list';

export { ReviewsPage as Component } from '../../pages/reviews/reviews.page.tsx';
export const loader = listLoader(ownReviews);
