import type { ReactNode } from 'react';

type Props = {
  /** The act that the server is asked for. */
  go: string;
  /** What the act is about: an id of ours, never a name. */
  about?: Record<string, string>;
  /** Where it is sent; the page itself unless said. */
  action?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** One act, as a plain form: works without script, and nothing changes by following a link. */
export const ActForm = ({ go, about = {}, action, className, children }: Props) => (
  <form method="post" action={action} noValidate className={className}>
    <input type="hidden" name="go" value={go} />
    {Object.entries(about).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
