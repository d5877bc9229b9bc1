import { bearsKey } from '@clinic/core/http/secrets-equal';
import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { dueDay, dueReviews } from '../dashboard/review-deadlines.ts';
import type { Env } from '../env.ts';
import { type Label, label } from '../language/label.ts';
import { inRequestTransaction, mailInRequest } from '../mail/mail-in-request.ts';
import { staffMail } from '../mail/staff-mail.ts';
import { execute } from '../publishing/execute.ts';
import { reviewsPath } from './review-path.ts';

const words = {
  subject: label('Textos para rever antes que a assinatura faça um ano', 'Texts to review before your signature is a year old'),
  lead: label(
    'Estes textos do site levam o seu nome como médico revisor, e a última assinatura faz um ano em breve:',
    'These texts of the site name you as their reviewing doctor, and their last signature will soon be a year old:',
  ),
  line: label('«{title}», até {day}', '“{title}”, until {day}'),
  open: label('Abrir o que há para rever', 'Open what there is to review'),
};

type Due = { collection: string; id: string; title: string; day: string };
type Doctor = { id: number; email: string; nome: string; idioma: 'pt' | 'en' };

/** The pages whose year is ending and of which nobody was told yet, by the person of the team who reviews them. */
async function untoldByReviewer(req: PayloadRequest, now: Date): Promise<Map<number, Due[]>> {
  const told = new Set(
    (await execute(req, sql`select collection, document_id, signed_day from core.review_reminders`)).map((row) =>
      [row['collection'], row['document_id'], row['signed_day']].join(' '),
    ),
  );
  const byReviewer = new Map<number, Due[]>();
  for (const { slug, id, title, detail: day } of await dueReviews(req, now)) {
    const due = { collection: slug, id: String(id ?? slug), title, day };
    const [row] = await execute(
      req,
      sql`select body #>> '{revisor,$ref,1}' as reviewer from core.published_documents where collection = ${due.collection} and id = ${due.id}`,
    );
    const reviewer = Number(row?.['reviewer']);
    if (!reviewer || told.has([due.collection, due.id, day].join(' '))) continue;
    byReviewer.set(reviewer, [...(byReviewer.get(reviewer) ?? []), due]);
  }
  return byReviewer;
}

/** The account of a person of the team who signs; without one nobody is told, and the page stays in the editors' list. */
async function doctorOfPerson(req: PayloadRequest, person: number): Promise<Doctor | null> {
  const { docs } = await req.payload.find({
    ...{ collection: 'utilizadores', depth: 0, limit: 1, overrideAccess: true, req },
    where: { and: [{ papel: { equals: 'medico' } }, { pessoa: { equals: person } }] },
  });
  return docs[0] ?? null;
}

const lineOf = ({ title, day }: Due): Label => {
  const until = dueDay(day).toISOString().slice(0, 10).split('-').toReversed().join('/');
  const said = (text: string) => text.replace('{title}', () => title).replace('{day}', until);
  return label(said(words.line.pt), said(words.line.en));
};

/** One letter to each doctor about all that is new; what was told and the letter stand or fall together. Returns how many letters. */
async function remindReviewers(req: PayloadRequest, origin: string, now = new Date()): Promise<number> {
  let letters = 0;
  for (const [person, due] of await untoldByReviewer(req, now)) {
    const doctor = await doctorOfPerson(req, person);
    if (!doctor) continue;
    await inRequestTransaction(req, async () => {
      for (const { collection, id, day } of due)
        await execute(
          req,
          sql`insert into core.review_reminders (collection, document_id, signed_day) values (${collection}, ${id}, ${day}) on conflict do nothing`,
        );
      const paragraphs = [words.lead, ...due.map(lineOf), { link: `${origin}${reviewsPath}`, words: words.open }];
      await mailInRequest(req, staffMail(doctor, { subject: words.subject, paragraphs }));
    });
    letters += 1;
  }
  return letters;
}

/** For the worker alone, once a day. Asking twice writes to nobody twice. */
const remind =
  ({ WORKER_KEY, BACKOFFICE_ORIGIN }: Pick<Env, 'WORKER_KEY' | 'BACKOFFICE_ORIGIN'>): PayloadHandler =>
  async (req) => {
    if (!bearsKey(req.headers.get('authorization'), ...WORKER_KEY)) return Response.json({ error: 'unauthorised' }, { status: 401 });
    return Response.json({ letters: await remindReviewers(req, BACKOFFICE_ORIGIN[0] ?? '') });
  };

export const reminderEndpoints = (env: Pick<Env, 'WORKER_KEY' | 'BACKOFFICE_ORIGIN'>): Endpoint[] => [
  { method: 'post', path: '/revisao/lembrar', handler: remind(env) },
];
