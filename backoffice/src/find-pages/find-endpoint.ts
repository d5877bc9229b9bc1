import type { Endpoint, PayloadHandler } from 'payload';
import { editors } from '../access/editors.ts';
import { keptFindables } from './kept-findables.ts';
import { rankTitles } from './rank-titles.ts';

const shown = 10;
const longest = 100;

/** Titles are public words, so they may stand in an address; nothing of patients is searched here. */
const find: PayloadHandler = async (req) => {
  if (!editors({ req })) return Response.json({ error: 'forbidden' }, { status: 403 });
  const typed = String(req.searchParams.get('q') ?? '').slice(0, longest);
  return Response.json({ found: rankTitles(typed.trim() ? await keptFindables(req) : [], typed, shown) });
};

export const findPageEndpoints: Endpoint[] = [{ method: 'get', path: '/encontrar', handler: find }];
