import { Button } from '@sundara/web/core';
import type { SignInMode } from '../../services/sign-in.store.ts';
import { warmSignInDialog } from '../../sign-in/load-dialog.ts';
import { useOpenSignIn } from '../../sign-in/use-open-sign-in.ts';

interface Props {
  readonly labels: Readonly<Record<SignInMode, string>>;
  readonly fullWidth?: boolean;
  /** Called before the dialog opens. */
  readonly onOpen?: () => void;
}

/** A visitor's sign-in and sign-up buttons; a pointer or the focus on them fetches the dialog's code. */
export const SignInButtons = ({ labels, fullWidth = false, onOpen }: Props) => {
  const openSignIn = useOpenSignIn();
  const open = (mode: SignInMode) => () => {
    onOpen?.();
    void openSignIn(mode);
  };
  const near = { onPointerEnter: warmSignInDialog, onFocus: warmSignInDialog };
  return (
    <>
      <Button
        {...near}
        fullWidth={fullWidth}
        variant={fullWidth ? 'outlined' : 'text'}
        onClick={open('login')}
      >
        {labels.login}
      </Button>
      <Button {...near} fullWidth={fullWidth} variant="contained" onClick={open('register')}>
        {labels.register}
      </Button>
    </>
  );
};
