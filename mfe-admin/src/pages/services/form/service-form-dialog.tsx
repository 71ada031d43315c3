import { Button } from '@sundara/web/core';
import { ServiceForm } from '@sundara/web/service';
import { copiesOf } from '../copies-text.ts';
import { CopiesQuestion } from './copies-question.tsx';
import { type Edited, useCentralServiceForm } from './use-service-form.ts';

export interface ServiceFormProps {
  readonly open: boolean;
  /** Undefined for a new one. */
  readonly edited: Edited | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds a service to the central catalogue, or changes one; asks what to do with copies at salons before it saves. */
export const ServiceFormDialog = ({ open, edited, onSaved, onClose }: ServiceFormProps) => {
  const { form, preview, back } = useCentralServiceForm({ edited, onSaved, onClose });
  const { sending, submit } = form;
  const question = preview && {
    title: 'Copies at salons',
    body: <CopiesQuestion preview={preview} />,
    foot: (
      <>
        <Button onClick={back} disabled={sending}>
          Back
        </Button>
        <Button variant="outlined" autoFocus disabled={sending} onClick={() => void submit('keep')}>
          Save, copies stay
        </Button>
        <Button variant="contained" loading={sending} onClick={() => void submit('follow')}>
          Save, {copiesOf(preview.following.copies)} {preview.following.copies === 1 ? 'follows' : 'follow'}
        </Button>
      </>
    ),
  };
  return <ServiceForm open={open} isNew={!edited} form={form} onClose={onClose} question={question} />;
};
