import type { NotifyApi } from '@sundara/contracts/federation';

export type ToastKind = 'success' | 'error' | 'info';
export type ShowToast = (kind: ToastKind, text: string) => void;

export interface Toasts extends NotifyApi {
  /** Connects the component that shows toasts; earlier messages are shown then. */
  readonly connect: (show: ShowToast) => void;
}

/** Shows messages at the top right. The component that shows them may load after the first message. */
export const createToasts = (): Toasts => {
  const waiting: Parameters<ShowToast>[] = [];
  let show: ShowToast | undefined;
  const say = (kind: ToastKind) => (text: string) => {
    if (show) show(kind, text);
    else waiting.push([kind, text]);
  };
  return {
    success: say('success'),
    error: say('error'),
    info: say('info'),
    connect: (next) => {
      show = next;
      for (const [kind, text] of waiting.splice(0)) next(kind, text);
    },
  };
};
