import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';

/** `to`: the endpoint of the button. `hidden`: what the page showed, and the press is about. */
type Props = { to: string; hidden?: Record<string, string | number>; children: ReactNode };

/** The idempotency key is generated with the page: a form submitted twice, or again after going back, counts once. */
export const ActionForm = ({ to, hidden = {}, children }: Props) => (
  <form className="desk-form" action={to} method="post">
    {Object.entries({ pedido: randomUUID(), ...hidden }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
