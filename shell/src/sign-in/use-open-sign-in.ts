import { homeOf } from '@sundara/contracts';
import { useNavigate } from '@sundara/web/router';
import { useCallback } from 'react';
import { useServices } from '../services/services.ts';
import { requestSignIn, type SignInMode } from '../services/sign-in.store.ts';

/** Opens the dialog from the header; after signing in, people go to their own home (resolutions R6). */
export const useOpenSignIn = (): ((mode: SignInMode) => Promise<void>) => {
  const { signIn } = useServices();
  const navigate = useNavigate();
  return useCallback(
    async (mode) => {
      const user = await requestSignIn(signIn, { mode });
      if (user) await navigate(homeOf(user.role));
    },
    [signIn, navigate],
  );
};
