import type { SignInDialog } from './sign-in-dialog.tsx';

type Dialog = typeof SignInDialog;

let loading: Promise<Dialog> | undefined;

/** Fetches the dialog's code, once; after a failure the next call tries again. */
export const loadSignInDialog = (): Promise<Dialog> => {
  loading ??= import(/* webpackChunkName: "sign-in" */ './sign-in-dialog.tsx').then(
    (module) => module.SignInDialog,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

/** Prefetches it when a pointer or the focus comes near; a failure shows only when it is needed. */
export const warmSignInDialog = (): void => {
  loadSignInDialog().catch(() => {});
};
