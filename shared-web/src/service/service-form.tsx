import { Button, Typography, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { type Form, FormBox, FormSections, FormTrouble } from '@sundara/web/fields';
import type { ReactNode } from 'react';

interface Question {
  readonly title: string;
  readonly body: ReactNode;
  readonly foot: ReactNode;
}

interface Props {
  readonly open: boolean;
  readonly isNew: boolean;
  readonly form: Form;
  readonly onClose: () => void;
  /** A question before saving; it replaces the fields, which keep their entries. */
  readonly question?: Question | undefined;
}

const PICTURE_COMES = 'The picture is not there yet: use it or discard it, or wait a moment.';

/** The dialog that adds or edits a service of a salon or of the central catalogue. */
export const ServiceForm = ({ open, isNew, form, onClose, question }: Props) => {
  const { notify } = useShell();
  const { sending, isChanged, isPictureComing } = form;
  const leave = () => {
    if (isPictureComing) notify.info(PICTURE_COMES);
    else onClose();
  };
  return (
    <SheetFrame
      open={open}
      title={question?.title ?? (isNew ? 'Add New Service' : 'Edit Service')}
      waiting={sending}
      isChanged={isChanged && !isPictureComing}
      onClose={leave}
      foot={
        question?.foot ?? (
          <>
            <Typography
              role="status"
              variant="body2"
              sx={{ '&&': { flex: 1, whiteSpace: 'normal' }, alignSelf: 'center', color: 'text.secondary' }}
            >
              {isPictureComing && PICTURE_COMES}
            </Typography>
            <Button onClick={leave} disabled={sending}>
              Cancel
            </Button>
            <Button
              variant="contained"
              type="submit"
              form={form.id}
              loading={sending}
              disabled={isPictureComing}
            >
              {isNew ? 'Add Service' : 'Save Changes'}
            </Button>
          </>
        )
      }
    >
      {question?.body}
      <FormBox form={form} hidden={question !== undefined}>
        <FormTrouble>{form.problem}</FormTrouble>
        <FormSections form={form} sections={[{ fields: Object.keys(form.fields) }]} />
      </FormBox>
    </SheetFrame>
  );
};
