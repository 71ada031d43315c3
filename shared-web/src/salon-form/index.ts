/**
 * Parts of the forms with which owners and admins edit a salon. Used by two remotes only: each bundles its own copy.
 */
export { AddressFields } from './address-fields.tsx';
export { FormGrid, Wide } from './form-grid.tsx';
export { PlanChoice } from './plan-choice.tsx';
export { MOST_SPECIALTIES, SpecialtyField, type TypedSpecialties, withTyped } from './specialty-field.tsx';
export { StepBar } from './step-bar.tsx';
export { type Faults, TextLine } from './text-line.tsx';
export type { AddressForm } from './use-place.ts';
