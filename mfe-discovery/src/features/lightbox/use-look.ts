import { useLocation, useNavigate } from '@sundara/web/router';
import { useAddressOf } from '../in-page-link/in-page-link.tsx';
import { type Look, lookIn } from './photo.ts';

/** Stands in the address while photos are looked at; it names no part of the page. */
const LOOK = 'photos';

export interface Looking {
  readonly look: Look | undefined;
  readonly open: (look: Look) => void;
  readonly close: () => void;
}

/**
 * Looking at photos is a step of the history: Back ends it and keeps the page, a reload comes back to it. A link
 * that is shared with its hash shows the page alone.
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
