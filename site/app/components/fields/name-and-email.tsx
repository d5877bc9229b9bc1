import { longestEmail, longestName } from '@clinic/core/personal-data/field-lengths';
import { TextField } from './text-field.tsx';

type Props = {
  words: Record<'name' | 'email' | 'emailHint', string>;
  typed: { name?: string | undefined; email?: string | undefined };
  errorOf: (field: 'name' | 'email') => string | undefined;
};

/** Who writes to the clinic, and where it answers: both are needed. */
export const NameAndEmail = ({ words, typed, errorOf }: Props) => (
  <>
    <TextField
      name="name"
      label={words.name}
      error={errorOf('name')}
      defaultValue={typed.name}
      autoComplete="name"
      maxLength={longestName}
      aria-required
    />
    <TextField
      kind="email"
      name="email"
      label={words.email}
      hint={words.emailHint}
      error={errorOf('email')}
      defaultValue={typed.email}
      maxLength={longestEmail}
      aria-required
    />
  </>
);
