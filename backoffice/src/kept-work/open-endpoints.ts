import { changedPassages } from '@clinic/core/medical-review/changed-passages';
import type { Passage } from '@clinic/core/medical-review/passage';
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { stripControlCharacters } from '../database/strip-control-characters.ts';
import { type PressEnv, presserOf, refusePress } from '../desk/press.ts';
import { readDocument } from '../publishing/published-documents.ts';
import type { FormStanding, TextsBeside } from './form-standing.ts';
import { textOfDocument, textOfForm } from './form-text.ts';
import {
  type AtForm,
  dropText,
  dropTexts,
  type Editor,
  type KeptText,
  leaveForm,
  noteOpen,
  readEditorsAt,
  takeOver,
} from './open-documents.ts';
import { localeIn, type OpenForm, savableFormOf } from './open-form.ts';
import { openingName } from './opening.ts';
import { savedSince } from './saved-since.ts';

const editorOf = (user: PayloadRequest['user']): Editor | null => (user ? { id: Number(user.id), name: user.nome || user.email } : null);

/** A long page weighs some hundred kilobytes. */
const mostCharacters = 4_000_000;

const acts = ['open', 'type', 'look', 'take', 'drop', 'leave'] as const;
const words = z.record(z.string(), z.unknown());
const sign = z.object({
  act: z.enum(acts),
  locale: z.string(),
  opening: openingName.default(''),
  base: z.string().nullish(),
  body: words.nullish(),
  /** Which text is thrown away, or goes on in this opening; without a name, all are thrown away. */
  of: openingName.optional(),
});

type Asked = { req: PayloadRequest; form: OpenForm; editor: Editor; sent: unknown };

const ofWhoMaySave =
  (env: PressEnv, answer: (asked: Asked) => Promise<Response>): PayloadHandler =>
  async (req) => {
    const editor = presserOf(env, req, editorOf) as Editor | null;
    const form = editor && (await savableFormOf(req));
    if (!editor || !form) return refusePress(403);
    const text = (await req.text?.()) ?? '';
    if (text.length > mostCharacters) return refusePress(400);
    try {
      return await answer({ req, form, editor, sent: stripControlCharacters(JSON.parse(text)) });
    } catch (error) {
      if (error instanceof SyntaxError) return refusePress(400);
      throw error;
    }
  };

const newestText = async (req: PayloadRequest, { fields, subject }: OpenForm, locale: 'pt' | 'en'): Promise<Passage[]> =>
  subject ? textOfDocument(fields, await readDocument(req, subject, { draft: true }), locale) : [];

/** What the editor typed before and did not save, in whichever window; words that are saved by now are no longer unsaved. */
async function unsavedTexts(req: PayloadRequest, form: OpenForm, mine: AtForm | undefined, locale: 'pt' | 'en') {
  if (!mine || mine.texts.length === 0) return [];
  const newest = await newestText(req, form, locale);
  const isSaved = ({ body }: KeptText) => changedPassages(newest, textOfForm(form.fields, body, locale)).length === 0;
  const { saved = [], unsaved = [] } = Object.groupBy(mine.texts, (text) => (isSaved(text) ? 'saved' : 'unsaved'));
  for (const { opening } of saved) await dropText(req, form, { staffId: mine.staff_id, locale, opening });
  return unsaved;
}

/** A sign of life from a form, and the answer how things stand with it. */
const hear = async ({ req, form, editor, sent }: Asked): Promise<Response> => {
  const heard = sign.safeParse(sent);
  if (!heard.success) return refusePress(400);
  const { act, base, body, of, opening } = heard.data;
  const locale = localeIn(heard.data.locale);
  if (act === 'leave') {
    if (body) await noteOpen(req, form, editor, { locale, opening, body });
    await leaveForm(req, form, editor);
    return Response.json({ left: true });
  }
  const own = { staffId: editor.id, locale };
  if (of !== undefined && (act === 'drop' || act === 'type')) await dropText(req, form, { ...own, opening: of });
  if (act === 'drop' && of === undefined) await dropTexts(req, form, own);
  await noteOpen(req, form, editor, body && act !== 'drop' ? { locale, opening, body } : null);
  if (act === 'take') await takeOver(req, form, editor);
  const all = await readEditorsAt(req, form, locale);
  const holder = form.subject && all.find(({ staff_id, holds }) => holds && staff_id !== editor.id);
  const mine = all.find(({ staff_id }) => staff_id === editor.id);
  const standing: FormStanding = {
    holder: holder
      ? {
          name: holder.staff_name,
          since: (holder.held_since ?? holder.seen_at).toISOString(),
          typedAt: holder.typed_at?.toISOString() ?? null,
        }
      : null,
    others: all
      .filter(({ staff_id, texts }) => form.subject && staff_id !== editor.id && texts.length > 0)
      .map(({ staff_id, staff_name, texts }) => ({ id: staff_id, name: staff_name, at: texts[0]?.at ?? '' })),
    unsaved: act === 'open' ? await unsavedTexts(req, form, mine, locale) : [],
    saved: await savedSince(req, form, base, locale),
    keptAt: act === 'open' ? null : (mine?.texts.find((text) => text.opening === opening)?.at ?? null),
  };
  return Response.json(standing);
};

const comparing = z.object({ locale: z.string(), body: words, beside: z.union([z.literal('saved'), z.number()]) });

/** What stands in the form beside what is saved, or beside what somebody else typed there: the passages that differ. */
const compare = async ({ req, form, sent }: Asked): Promise<Response> => {
  const asked = comparing.safeParse(sent);
  if (!asked.success) return refusePress(400);
  const { body, beside } = asked.data;
  const locale = localeIn(asked.data.locale);
  const other = beside === 'saved' ? null : (await readEditorsAt(req, form, locale)).find(({ staff_id }) => staff_id === beside);
  const [typed] = other?.texts ?? [];
  const theirs = typed ? textOfForm(form.fields, typed.body, locale) : await newestText(req, form, locale);
  const answer: TextsBeside = { changes: changedPassages(theirs, textOfForm(form.fields, body, locale)) };
  return Response.json(answer);
};

export const openEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'post', path: '/aberto/:slug/:id', handler: ofWhoMaySave(env, hear) },
  { method: 'post', path: '/aberto/:slug/:id/comparar', handler: ofWhoMaySave(env, compare) },
];
