import { illustrationFor } from '../../../platform/pictures/illustrations.ts';

interface Sold {
  readonly id: string;
  readonly category: string;
  readonly specializations?: readonly string[] | undefined;
}

/** The id of the illustration for a service without its own picture: of beards for a shave, else of its category. */
export const serviceIllustration = ({ id, category, specializations = [] }: Sold): string => {
  const slug = category.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return illustrationFor('service', specializations.includes('Beard') ? 'beard' : slug, id).id;
};
