import { requestEmailConfirmation } from '@sundara/contracts/api';
import type { Notice } from '../flow/flow.ts';
import type { Paying } from './paying.ts';

const NOT_SENT = 'We could not send the link.';

/**
 * Requests a mail with a link that confirms the customer's e-mail, and reports where it was sent. The flow stays at its
 * stage: the link may be opened in another tab or on another device, and then the same time is requested again.
 */
export const askForConfirmation = async ({ flow, shell }: Pick<Paying, 'flow' | 'shell'>): Promise<void> => {
  const { notice: refusal } = flow.getState();
  flow.setState({ notice: { severity: 'info', text: 'Sending the link…' } });
  const asked = await shell.http.call(requestEmailConfirmation, {});
  if (flow.getState().stage !== 'payment') return;
  flow.setState({ notice: asked.ok ? sent(asked.data) : notSent(asked.failure.message, refusal) });
};

const sent = ({ email, isConfirmed }: { readonly email: string; readonly isConfirmed: boolean }): Notice => ({
  severity: 'info',
  text: isConfirmed
    ? 'Your e-mail is confirmed. Nothing is in the way any more.'
    : `We sent a link to ${email}. Open it, here or on another device, then try again.`,
  wayOn: 'try-again',
});

/** Keeps the previous notice's action, so that the link can be requested again. */
const notSent = (why: string, refusal: Notice | undefined): Notice => ({
  severity: 'error',
  text: `${NOT_SENT} ${why}`,
  ...(refusal?.wayOn && { wayOn: refusal.wayOn }),
});
