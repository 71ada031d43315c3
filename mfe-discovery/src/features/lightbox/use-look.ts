import { useLocation, useNavigate } from '@sundara/web/router';
import { useAddressOf } from '../in-page-link/in-page-link.tsx';
import { type Look, lookIn } from './photo.ts';

/** The address's hash while photos are open; it names no part of the page. */
const LOOK = 'photos';

export interface Looking {
  readonly look: Look | undefined;
  readonly open: (look: Look) => void;
  readonly close: () => void;
}

/**
 * Viewing photos is a history entry: Back closes them and keeps the page, a reload opens them again. A link that is
 * shared with its hash shows only the page.
 */
export const useLook = (): Looking => {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  return {
    look: hash === `#${LOOK}` ? lookIn(state) : undefined,
    open: (look) => navigate(addressOf(LOOK), { state: { look }, preventScrollReset: true }),
    close: () => navigate(-1),
  };
};
