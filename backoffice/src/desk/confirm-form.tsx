import type { ComponentProps, ReactNode } from 'react';
import { type Label, labelIn } from '../language/label.ts';
import { ActionForm } from './action-form.tsx';

/** `confirm`: what is said by the tick. `children`: what happens then, and what is to be chosen. */
type Props = Omit<ComponentProps<typeof ActionForm>, 'children'> & {
  confirm: Label;
  button: Label;
  tone?: 'grave';
  language: string;
  children?: ReactNode;
};

/** What a single press must not do: a tick says that it is meant. */
export const ConfirmForm = ({ confirm, button, tone, language, children, ...form }: Props) => (
  <ActionForm {...form}>
    {children}
    <label className="desk-check">
      <input type="checkbox" name="confirmado" value="sim" required />
      {labelIn(language, confirm)}
    </label>
    <button type="submit" className="desk-button" data-tone={tone}>
      {labelIn(language, button)}
    </button>
  </ActionForm>
);
