/**
 * What stands for a person where a name is shown: their name, or the first part of the e-mail while the account has none
 * (decision 83); '' if neither is known.
 */
export const shownName = ({
  name,
  email,
}: {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}): string => name?.trim() || (email?.split('@')[0] ?? '');
