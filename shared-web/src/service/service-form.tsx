import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { type ReactNode, useId } from 'react';
import { ServiceFields, type ServiceFieldsProps } from './service-fields.tsx';

interface Question {
  readonly title: string;
  readonly body: ReactNode;
  readonly foot: ReactNode;
}

interface Props extends Omit<ServiceFieldsProps, 'id'> {
  readonly open: boolean;
  readonly isNew: boolean;
  /** @returns the first field with an error, which gets the focus */
  readonly onSave: () => Promise<string | undefined>;
  readonly onClose: () => void;
  /** A question before saving; it replaces the fields, which keep their entries. */
  readonly question?: Question | undefined;
}

const PICTURE_COMES = 'The picture is not there yet: use it or discard it, or wait a moment.';

/** The dialog that adds or edits a service of a salon or of the central catalogue. */
export const ServiceForm = ({ open, isNew, onSave, onClose, question, ...fields }: Props) => {
  const { notify } = useShell();
  const id = useId();
  const { saving, isChanged, isPictureComing } = fields.form;
  const leave = () => {
    if (isPictureComing) notify.info(PICTURE_COMES);
    else onClose();
  };
  const submit = async () => {
    const wrong = await onSave();
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus();
  };
  return (
    <SheetFrame
      open={open}
      title={question?.title ?? (isNew ? 'Add New Service' : 'Edit Service')}
      waiting={saving}
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
            <Button onClick={leave} disabled={saving}>
              Cancel
            </Button>
            <Button
              variant="contained"
              type="submit"
              form={`${id}-form`}
              loading={saving}
              disabled={isPictureComing}
            >
              {isNew ? 'Add Service' : 'Save Changes'}
            </Button>
          </>
        )
      }
    >
      {question?.body}
      <Box
        component="form"
        id={`${id}-form`}
        noValidate
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ display: question ? 'none' : 'grid', gap: 2, pt: 1 }}
      >
        <ServiceFields id={id} {...fields} />
      </Box>
    </SheetFrame>
  );
};
