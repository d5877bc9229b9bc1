import { copyDataFromLocaleHandler } from '@payloadcms/ui/utilities/copyDataFromLocale';
import type { PayloadRequest, ServerFunction } from 'payload';

const copying = 'copiesLanguage';

/** “Copiar para outra língua”, which Payload's form calls outside of every address. */
export const copyAsDraft: ServerFunction = (args) => {
  args.req.context[copying] = true;
  return copyDataFromLocaleHandler(args as never);
};

type Operation = { args?: object; operation: string; req: PayloadRequest };

/** Payload copies the status along: the words of one language would be public in the other before anybody has translated them. */
export function keepCopyDraft({ args, operation, req }: Operation): void {
  const data: unknown = args && Reflect.get(args, 'data');
  if (operation === 'update' && req.context[copying] && data instanceof Object) Reflect.set(data, '_status', 'draft');
}
