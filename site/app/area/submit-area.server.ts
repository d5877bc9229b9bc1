import { pathTo } from '@clinic/core/addresses/path-to';
import { tickItem } from '@clinic/core/personal-area/on-the-day/prepare-visit';
import { comeAfterAll, tellClinic } from '@clinic/core/personal-area/on-the-day/tell-clinic';
import { data, redirect } from 'react-router';
import type { OpenAccount } from '../account/require-account.server.ts';
import type { AreaDone } from './area-view.ts';
import { bookSlotAgain } from './book-slot-again.server.ts';

/** One act of the first page. Each sends back to it, where what was done is told once. */
export async function submitArea(account: OpenAccount, form: FormData): Promise<Response> {
  const { page, area, signedIn } = account;
  const home = pathTo(page.locale, 'personalArea');
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 80);
  const visitKey = text('visit');
  const now = new Date();
  const told = async (act: 'late' | 'notComing' | 'notMine', done: AreaDone) => {
    const outcome = await tellClinic(area, signedIn.account, { visitKey, act }, now);
    if (!outcome.ok && outcome.error.kind === 'noSuchVisit') throw data(null, { status: 404 });
    return redirect(outcome.ok ? `${home}?feito=${done}` : home, 303);
  };
  switch (text('go')) {
    case 'prepare': {
      const isDone = form.has('done');
      const item = text(isDone ? 'done' : 'undone');
      const ticked = await tickItem(area, signedIn.account, { visitKey, item, isDone }, now);
      if (!ticked.ok) throw data(null, { status: 404 });
      return redirect(`${home}#preparacao`, 303);
    }
    case 'late':
      return told('late', 'lateTold');
    case 'notComing':
      return told('notComing', 'notComingTold');
    case 'notMine':
      return told('notMine', 'notMineTold');
    case 'coming': {
      const back = await comeAfterAll(area, signedIn.account, visitKey, now);
      return redirect(back.ok ? `${home}?feito=comingTold` : home, 303);
    }
    case 'bookAgain':
      return bookSlotAgain(account, text('slot'));
    default:
      throw data(null, { status: 400 });
  }
}
