import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { SignInMode } from '../services/sign-in.store.ts';
import { createCredentials } from '../session/credentials.ts';
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx';
import { fakeApi } from './fake-api.ts';
import { sessionScene } from './session.scene.ts';

interface More {
  readonly email?: string;
  readonly next?: string;
  readonly reason?: string;
}

/** Opens the sign-in dialog over these answers of the API. */
export const openDialog = (
  answers: Parameters<typeof fakeApi>[0] = {},
  initialMode: SignInMode = 'login',
  more: More = {},
) => {
  const api = fakeApi(answers);
  const { storage, store, http, session } = sessionScene({ send: api.send });
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const credentials = createCredentials({ http, session, notify: { success: say, error: say, info: say } });
  const onClose = jest.fn();
  const onSuccess = jest.fn();
  const dialog = (open: boolean) => (
    <MemoryRouter>
      <SignInDialog {...{ open, onClose, onSuccess, initialMode, credentials, ...more }} />
    </MemoryRouter>
  );
  const view = render(dialog(true));
  return {
    ...api,
    storage,
    store,
    said,
    onClose,
    onSuccess,
    show: (open: boolean) => view.rerender(dialog(open)),
  };
};

export const user = userEvent.setup({ delay: null });
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
export const fill = async (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label));
    await user.paste(text);
  }
};
export const submit = (name: string) => user.click(screen.getByRole('button', { name }));
