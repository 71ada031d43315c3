import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { useLeave } from './use-leave.tsx';

interface Props extends Omit<DialogFrameProps, 'notice'> {
  /** Whether there are unsent entries: closing asks first. */
  readonly isChanged?: boolean;
}

/** The layout of a dialog with entries: closing asks before they are lost. */
export const SheetFrame = ({ isChanged = false, ...frame }: Props) => {
  const { waiting = false, onClose } = frame;
  const { leave, question } = useLeave({ isChanged, isBusy: waiting, onLeave: onClose });
  return <DialogFrame {...frame} onClose={leave} notice={question} />;
};
