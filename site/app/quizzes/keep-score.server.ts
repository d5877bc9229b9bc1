import { pathTo } from '@clinic/core/addresses/path-to';
import { isJustConfirmed } from '@clinic/core/identity/sessions/session';
import { redirect } from 'react-router';
import { activeAccount } from '../account/active-account.server.ts';
import { toConfirmation } from '../account/require-account.server.ts';
import type { PageContext } from '../page-context.ts';
import { erasedAnswersCookie, readAnswers } from './answers-cookie.server.ts';
import { resultRoutes, scoreOf } from './quiz-flow.ts';

/** In the address to which one comes back: one press is left. */
export const keepPart = 'guardar';

/**
 * Into the account, by somebody who has just shown who they are. The answers wait in their cookie meanwhile and are gone afterwards:
 * they are then in the account alone.
 */
export async function keepScore(page: PageContext, request: Request): Promise<Response> {
  const { locale, account } = page;
  const given = readAnswers(page, request, 'symptoms');
  const score = given && scoreOf(given.answers);
  if (!given || !score || !account) return redirect(pathTo(locale, 'symptomQuiz'), 303);
  const back = `${pathTo(locale, resultRoutes[score.band])}?abrir=${keepPart}`;
  const signedIn = activeAccount(page);
  if (!signedIn)
    return redirect(`${pathTo(locale, 'login')}?motivo=${account.signedIn ? 'idle' : 'required'}&voltar=${encodeURIComponent(back)}`, 303);
  if (!isJustConfirmed(signedIn.session, new Date())) return toConfirmation(locale, 'symptoms', back);
  const { answers, qualityOfLife, points } = score;
  await account.area.symptoms.add(signedIn.account.id, { id: given.id, takenAt: new Date(), answers, score: points, qualityOfLife });
  const headers = { 'set-cookie': erasedAnswersCookie(page, 'symptoms') };
  return redirect(`${pathTo(locale, 'symptoms')}?feito=kept`, { status: 303, headers });
}
