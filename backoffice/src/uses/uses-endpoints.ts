import { createAddressBook } from '@clinic/core/addresses/address-book';
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { editors } from '../access/editors.ts';
import { readAddresses } from '../addresses/list-addresses.ts';
import { addressOfLine, documentTitle } from '../dashboard/document-line.ts';
import { nameOfGlobal } from '../dashboard/name-of-global.ts';
import { type PressEnv, presserOf, refusePress } from '../desk/press.ts';
import { followUpSave } from '../kept-work/follow-up-save.ts';
import { otherHolder } from '../kept-work/open-documents.ts';
import { labelIn } from '../language/label.ts';
import { reviewRequesterOf } from '../medical-review/reviewer-of.ts';
import { publishedCollections } from '../publishing/content-model.ts';
import { liveRow } from '../publishing/publication.ts';
import { readStoredRow } from '../publishing/publish-collection.ts';
import { readLiveRow } from '../publishing/publish-global.ts';
import { findUses } from './find-uses.ts';
import { namedGlobal } from './global-uses.ts';
import { type Seen, usesSeen } from './hold-back-used.ts';
import { namedPaths } from './named-paths.ts';
import { sheetWords } from './panel-words.ts';
import type { RedirectChoice, ShownUse, ShownUses } from './shown-uses.ts';
import { digestOfUses, type Use } from './use.ts';
import { effectOf, needOf, sortOf, type UsedAct, type UsedSort } from './use-effect.ts';

type Used = { collection: CollectionSlug; id: number };

function usedIn(req: PayloadRequest): Used | null {
  const { collection = '', id = '' } = (req.routeParams ?? {}) as Record<string, string>;
  const known = publishedCollections(req.payload).find((slug) => slug === collection);
  return known && /^[1-9]\d{0,8}$/.test(id) ? { collection: known, id: Number(id) } : null;
}

/** A page that exists once, and has an address. */
function usedGlobalIn(req: PayloadRequest): GlobalSlug | null {
  const { collection: slug, id } = (req.routeParams ?? {}) as Record<string, string>;
  const known = req.payload.config.globals.find((one) => one.slug === slug && one.slug === id);
  return known && namedGlobal(known.slug).paths.length > 0 ? (known.slug as GlobalSlug) : null;
}

const notFound = () => Response.json({ error: 'not found' }, { status: 404 });

function toShown(use: Use, sort: UsedSort, language: string): ShownUse {
  const inWords = <T>(of: (act: UsedAct) => T) => ({ withdraw: of('withdraw'), trash: of('trash'), move: of('move') });
  return {
    sort: labelIn(language, use.sort),
    title: use.title,
    place: labelIn(language, use.place),
    href: addressOfLine({ ...use, ...(use.locales.length === 1 && use.locales[0] ? { locale: use.locales[0] } : {}) }),
    locales: use.locales,
    isPublic: use.isPublic,
    effects: inWords((act) => labelIn(language, effectOf(use, sort, act))),
    needs: inWords((act) => needOf(use, sort, act)),
  };
}

/** Where an old address may lead, for whoever chooses: every page with its title, in Portuguese where it has one. */
const tellChoices: PayloadHandler = async (req) => {
  if (!editors({ req })) return refusePress(403);
  const used = usedIn(req);
  return used ? Response.json({ choices: await redirectChoices(req, used) }) : notFound();
};

async function redirectChoices(req: PayloadRequest, { collection, id }: Used): Promise<RedirectChoice[]> {
  const listed = await readAddresses(req);
  const book = createAddressBook(listed);
  return listed.flatMap((one) => {
    const path = one.collection === collection && one.id === id ? undefined : (book.addressOf(one, 'pt') ?? book.addressOf(one, 'en'));
    return path ? [{ path, title: one.titles.pt ?? one.titles.en ?? '' }] : [];
  });
}

async function usesOfGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<ShownUses> {
  const uses = await findUses(req, namedGlobal(slug));
  return {
    title: nameOfGlobal(req, slug) ?? slug,
    sort: 'fixedPage',
    isLive: liveRow(await readLiveRow(req, slug)) !== null,
    isTrashed: false,
    addresses: [],
    uses: uses.map((use) => toShown(use, 'fixedPage', req.i18n.language)),
    digest: digestOfUses(uses),
  };
}

/** What an editor reads before anything leaves the site or changes its address. */
const tellUses: PayloadHandler = async (req) => {
  if (!editors({ req })) return refusePress(403);
  const global = usedGlobalIn(req);
  if (global) return Response.json(await usesOfGlobal(req, global));
  const used = usedIn(req);
  const row = used && (await readStoredRow(req, used.collection, used.id));
  if (!used || !row) return notFound();
  const paths = await namedPaths(req, used.collection, row, used.id);
  const uses = await findUses(req, { ...used, paths });
  const sort = sortOf(used.collection, paths.length > 0);
  const told: ShownUses = {
    title: documentTitle(row as Record<string, unknown>, req.i18n.language),
    sort,
    isLive: liveRow(row) !== null,
    isTrashed: Boolean(row['deletedAt']),
    addresses: sort === 'page' ? paths : [],
    uses: uses.map((use) => toShown(use, sort, req.i18n.language)),
    digest: digestOfUses(uses),
  };
  return Response.json(told);
};

const refuseWhileHeld = (req: PayloadRequest, name: string) =>
  Response.json({ errors: [{ message: labelIn(req.i18n.language, sheetWords.held).replace('{name}', () => name) }] }, { status: 423 });

const pressed = z.object({ act: z.enum(['withdraw', 'trash']), digest: z.string(), to: z.string().trim().max(300).nullable() });

async function withdrawGlobal(req: PayloadRequest, slug: GlobalSlug, seen: Seen): Promise<Response> {
  const followUp = followUpSave(req);
  const context = { ...followUp.context, [usesSeen]: seen };
  await req.payload.updateGlobal({
    slug,
    data: { _status: 'draft' } as never,
    depth: 0,
    overrideAccess: false,
    req: followUp.req,
    context,
  });
  return Response.json({ ok: true });
}

/** Through the same save as every other edit, with what the editor has seen. */
const leave =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    if (!presserOf(env, req, reviewRequesterOf)) return refusePress(403);
    const [used, global] = [usedIn(req), usedGlobalIn(req)];
    const form = pressed.safeParse(await req.json?.().catch(() => null));
    if (!form.success) return refusePress(400);
    const { act, digest, to } = form.data;
    const seen: Seen = { digest, to: to || null };
    if (global) return act === 'withdraw' ? withdrawGlobal(req, global, seen) : refusePress(400);
    if (!used) return notFound();
    // What must leave the site leaves it, whoever has the form open: what is typed there is kept apart.
    const holder =
      act === 'trash' ? await otherHolder(req, { slug: used.collection, document: String(used.id) }, Number(req.user?.id)) : null;
    if (holder) return refuseWhileHeld(req, holder.staff_name);
    const followUp = followUpSave(req);
    const data = act === 'trash' ? { deletedAt: new Date().toISOString() } : { _status: 'draft' as const };
    await req.payload.update({
      ...used,
      data: data as never,
      depth: 0,
      overrideAccess: false,
      req: followUp.req,
      context: { ...followUp.context, [usesSeen]: seen },
      ...(act === 'withdraw' ? { unpublishAllLocales: true } : {}),
    });
    return Response.json({ ok: true });
  };

export const usesEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'get', path: '/usos/:collection/:id', handler: tellUses },
  { method: 'get', path: '/usos/:collection/:id/destinos', handler: tellChoices },
  { method: 'post', path: '/usos/:collection/:id', handler: leave(env) },
];
