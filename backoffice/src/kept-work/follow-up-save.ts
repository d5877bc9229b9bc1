import { isolateObjectProperty, type PayloadRequest } from 'payload';

const mark = 'followUpSave';

/**
 * For a save that the program makes because of another save, or of a press: nobody has typed its words into the form of what it writes.
 * Payload writes into the request it is given; the save at hand goes on with its own language and context, and keeps its file, which
 * would be stored twice.
 */
export function followUpSave(req: PayloadRequest): { req: PayloadRequest; context: Record<string, unknown> } {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'file']);
  delete own.file;
  return { req: own, context: { [mark]: true } };
}

export const isFollowUpSave = ({ context }: PayloadRequest): boolean => context[mark] === true;
