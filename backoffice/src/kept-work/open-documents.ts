import type { Locale } from '@clinic/core/kernel/locale';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { execute } from '../publishing/execute.ts';
import { type OpenForm, unsavedDocument } from './open-form.ts';
import { textKey } from './opening.ts';

export type Editor = { id: number; name: string };
type FormName = Pick<OpenForm, 'slug' | 'document'>;

/** Somebody who neither types nor moves the mouse for this long no longer has the page. */
const heldFor = sql`interval '5 minutes'`;
const keptDays = 30;

const ofForm = ({ slug, document }: FormName) => sql`collection = ${slug} and document = ${document}`;
const holds = sql`held_since is not null and seen_at > now() - ${heldFor}`;

const keptText = z.object({ opening: z.string(), at: z.string(), body: z.record(z.string(), z.unknown()) });
export type KeptText = z.infer<typeof keptText>;

const row = z.object({
  staff_id: z.number(),
  staff_name: z.string(),
  seen_at: z.coerce.date(),
  held_since: z.coerce.date().nullable(),
  typed_at: z.coerce.date().nullable(),
  holds: z.boolean(),
  texts: z.array(keptText),
});

/** One editor at one form; `texts` is what they typed in the asked language and did not save, by opening of the form, the newest first. */
export type AtForm = z.infer<typeof row>;

export async function readEditorsAt(req: PayloadRequest, form: FormName, locale: Locale): Promise<AtForm[]> {
  const rows = await execute(
    req,
    sql`select staff_id, staff_name, seen_at, held_since, typed_at, (${holds}) as holds,
          (select coalesce(jsonb_agg(kept.text || jsonb_build_object('opening', split_part(kept.key, ':', 2)) order by kept.text ->> 'at' desc), '[]')
           from jsonb_each(texts) as kept (key, text) where split_part(kept.key, ':', 1) = ${locale}) as texts
        from core.open_documents where ${ofForm(form)} order by seen_at desc`,
  );
  return rows.map((one) => row.parse(one));
}

type Typed = { locale: Locale; opening: string; body: Record<string, unknown> };

/** A sign of life, with what was typed if anything was. Whoever comes first has the page; a new document is everybody's own. */
export async function noteOpen(req: PayloadRequest, form: FormName, { id, name }: Editor, typed: Typed | null): Promise<void> {
  const texts = typed
    ? JSON.stringify({ [textKey(typed.locale, typed.opening)]: { at: new Date().toISOString(), body: typed.body } })
    : '{}';
  const isOthers =
    form.document === unsavedDocument
      ? sql`false`
      : sql`exists (select from core.open_documents where ${ofForm(form)} and staff_id <> ${id} and ${holds})`;
  await execute(
    req,
    sql`insert into core.open_documents as mine (collection, document, staff_id, staff_name, held_since, typed_at, texts)
        values (${form.slug}, ${form.document}, ${id}, ${name}, case when ${isOthers} then null else now() end,
          case when ${typed !== null} then now() end, ${texts}::jsonb)
        on conflict (collection, document, staff_id) do update set
          staff_name = excluded.staff_name,
          seen_at = now(),
          held_since = case when excluded.held_since is null then null
            when mine.seen_at > now() - ${heldFor} then coalesce(mine.held_since, now()) else now() end,
          typed_at = coalesce(excluded.typed_at, mine.typed_at),
          texts = mine.texts || excluded.texts`,
  );
}

/** The page is mine from now on; what the others typed stays theirs. */
export const takeOver = (req: PayloadRequest, form: FormName, { id }: Editor): Promise<unknown> =>
  execute(req, sql`update core.open_documents set held_since = case when staff_id = ${id} then now() end where ${ofForm(form)}`);

type Opening = { staffId: number; locale: Locale; opening: string };

/** What was typed there in this language is saved now, or not wanted any more. What the same editor typed in another window stays. */
export const dropText = (req: PayloadRequest, form: FormName, { staffId, locale, opening }: Opening): Promise<unknown> =>
  execute(
    req,
    sql`update core.open_documents set texts = texts - ${textKey(locale, opening)}::text where ${ofForm(form)} and staff_id = ${staffId}`,
  );

/** All that an editor typed into this form in this language. */
export const dropTexts = (req: PayloadRequest, form: FormName, { staffId, locale }: Omit<Opening, 'opening'>): Promise<unknown> =>
  execute(
    req,
    sql`update core.open_documents
        set texts = (select coalesce(jsonb_object_agg(key, text), '{}') from jsonb_each(texts) as kept (key, text)
                     where split_part(key, ':', 1) <> ${locale})
        where ${ofForm(form)} and staff_id = ${staffId}`,
  );

/** Away from the form: the next one may have it. What was typed stays. */
export async function leaveForm(req: PayloadRequest, form: FormName, { id }: Editor): Promise<void> {
  await execute(req, sql`update core.open_documents set held_since = null where ${ofForm(form)} and staff_id = ${id}`);
  await execute(req, sql`delete from core.open_documents where ${ofForm(form)} and staff_id = ${id} and texts = '{}'`);
}

/** Who else has the page at this moment. */
export async function otherHolder(req: PayloadRequest, form: FormName, staffId: number | undefined): Promise<AtForm | null> {
  const all = await readEditorsAt(req, form, 'pt');
  return all.find(({ staff_id, holds: isHeld }) => isHeld && staff_id !== staffId) ?? null;
}

/** Once a day: what nobody came back for. */
export const forgetOldTexts = (req: PayloadRequest): Promise<unknown> =>
  execute(req, sql`delete from core.open_documents where seen_at < now() - make_interval(days => ${keptDays})`);
