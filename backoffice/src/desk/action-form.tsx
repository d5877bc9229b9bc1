import { randomUUID } from 'node:crypto';
import type { DeskAction } from '@clinic/core/desk/desk-store';
import type { ReactNode } from 'react';
import { actionPath } from './desk-path.ts';

type Props = { bookingId: string; action: DeskAction; children: ReactNode };

/** The number is made with the page: a button pressed twice, or sent again by going back, is one request. */
export const ActionForm = ({ bookingId, action, children }: Props) => (
  <form className="desk-form" action={actionPath(bookingId, action)} method="post">
    <input type="hidden" name="pedido" value={randomUUID()} />
    {children}
  </form>
);
