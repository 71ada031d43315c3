import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { useLeave } from './use-leave.tsx';

interface Props extends Omit<DialogFrameProps, 'notice'> {
  /** Something was entered that nobody has received: closing asks first. */
  readonly isChanged?: boolean;
}

/** The shape of a dialog with entries: closing asks before what was entered is lost. */
export const SheetFrame = ({ isChanged = false, ...frame }: Props) => {
  const { waiting = false, onClose } = frame;
  const { leave, question } = useLeave({ isChanged, isBusy: waiting, onLeave: onClose });
  return <DialogFrame {...frame} onClose={leave} notice={question} />;
};
