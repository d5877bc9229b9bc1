import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { closing, opening } from './dialog-commands.ts';

type Props = { dialog: string } & Omit<ComponentProps<typeof Button>, 'onClick'>;

/** Opens the dialog with that id. */
export function DialogButton({ dialog, ...rest }: Props) {
  return <Button aria-haspopup="dialog" {...opening(dialog)} {...rest} />;
}

/** Closes it; for the foot of a dialog. */
export function DialogCloseButton({ dialog, ...rest }: Props) {
  return <Button {...closing(dialog)} {...rest} />;
}
