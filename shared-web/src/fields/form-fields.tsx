import { longestAt } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import type { ComponentType, ReactNode } from 'react';
import { faultAt, pathOf } from './faults.ts';
import type { Form } from './form.ts';
import { FormGrid, Wide } from './form-grid.tsx';

/** One field of a form, by its name in the definition. */
export const FormField = ({ form, name }: { readonly form: Form; readonly name: string }) => {
  const field = form.fields[name];
  if (!field?.view) throw new TypeError(`The form has no field ${name} that draws itself.`);
  const path = pathOf(form.fields, name);
  return (
    <field.view
      field={field}
      name={name}
      id={`${form.id}-${name}`}
      value={form.values[name]}
      fault={faultAt(form.faults, path)}
      longest={field.longest ?? longestAt(form.operation, path)}
      disabled={form.isLocked}
      salonId={form.salonId}
      onChange={(value) => form.edit({ [name]: value })}
      onBusy={(isComing) => form.setPictureComing(name, isComing)}
    />
  );
};

/** Fields that belong together. */
export interface FormSection<N extends string = string> {
  readonly title?: string;
  readonly lead?: string;
  readonly fields: readonly N[];
  /** Shown after the fields. */
  readonly After?: ComponentType<{ readonly form: Form }>;
}

interface Props {
  readonly form: Form;
  readonly sections: readonly FormSection[];
}

/** The fields of a form, section by section: two side by side if there is space. */
export const FormSections = ({ form, sections }: Props) =>
  sections.map(({ fields, After, ...head }) => (
    <FormGrid key={fields.join()} {...head}>
      {fields.map((name) => {
        const field = <FormField key={name} form={form} name={name} />;
        return form.fields[name]?.wide ? <Wide key={name}>{field}</Wide> : field;
      })}
      {After && <After form={form} />}
    </FormGrid>
  ));

interface BoxProps {
  readonly form: Pick<Form, 'id' | 'submit'>;
  /** Keeps the entries while something else is shown. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** The form element; the button that sends it may be elsewhere, with `form={form.id}`. */
export const FormBox = ({ form, hidden = false, children }: BoxProps) => (
  <Box
    component="form"
    id={form.id}
    noValidate
    onSubmit={(event: { preventDefault: () => void }) => {
      event.preventDefault();
      void form.submit();
    }}
    sx={{ display: hidden ? 'none' : 'grid', gap: 2, pt: 1 }}
  >
    {children}
  </Box>
);
