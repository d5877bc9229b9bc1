import { withoutControls } from '@clinic/core/http/plain-text';
import { ok, type Result } from '@clinic/core/kernel/result';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { rowName, type Subject } from '../../publishing/published-documents.ts';
import { typedAlongField } from '../review-path.ts';
import type { Signer } from '../signatures.ts';
import { answer, type ChangedUnder, readComment } from './comment-acts.ts';
import { addComment, type NewComment } from './review-comments.ts';

const fields = z.record(z.string(), z.string().transform(withoutControls));
const boxes = z.array(z.object({ act: z.enum(['comentar', 'responder']), fields })).max(200);

/** What stands in the boxes of the page that nobody has kept: whoever signs or gives back means it to be read, too. */
function boxesIn(form: Record<string, string>): z.infer<typeof boxes> {
  const sent = form[typedAlongField];
  return sent ? boxes.parse(JSON.parse(sent)).filter(({ fields: { palavras = '' } }) => palavras.trim() !== '') : [];
}

type TypedAlong = { count: number; keep: () => Promise<void> };

/**
 * All of them are looked at before any is kept: where a passage changed meanwhile nothing has happened yet, and the words stay in their box.
 * They are kept after the press itself, so that a signature, which settles what its doctor had said, leaves them open.
 */
export async function readTypedAlong(
  req: PayloadRequest,
  subject: Subject,
  by: Signer,
  form: Record<string, string>,
): Promise<Result<TypedAlong, { kind: 'noWords' | 'noSuchComment' } | ChangedUnder>> {
  const typed = boxesIn(form);
  const comments: NewComment[] = [];
  for (const box of typed) {
    if (box.act === 'responder') continue;
    const read = await readComment(req, subject, by, box.fields);
    if (!read.ok) return read;
    comments.push(read.value);
  }
  const keep = async () => {
    for (const one of comments) await addComment(req, rowName(subject), one);
    for (const box of typed) if (box.act === 'responder') await answer(req, subject, by, box.fields);
  };
  return ok({ count: typed.length, keep });
}
