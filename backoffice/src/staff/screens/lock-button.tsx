'use client';

import { useTranslation } from '@payloadcms/ui';
import { type FormEvent, useEffect } from 'react';
import { labelIn } from '../../language/label.ts';
import { post } from './post.ts';
import { lockWords } from './screen-words.ts';

const channelName = 'staff-lock';

/** The other tabs of this browser leave their pages too. */
export const tellOtherTabs = () => new BroadcastChannel(channelName).postMessage('locked');

/** Away from the page at once, not to be seen again by going back: the server no longer shows it. */
function leave(): void {
  document.documentElement.hidden = true;
  const here = window.location.pathname + window.location.search;
  window.location.replace(`/admin/login?redirect=${encodeURIComponent(here)}`);
}

/** For a computer that several people use: one press, on every page. A form, so that a press before the page's script ran locks too. */
export function LockButton() {
  const { i18n } = useTranslation();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = leave;
    // A page that the browser kept whole and brings back: whoever may see it is asked anew.
    const onShow = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', onShow);
    return () => {
      channel.close();
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  async function lock(event: FormEvent) {
    event.preventDefault();
    const answered = await post('/lock', {}, i18n.language);
    if (!answered.isDone) return;
    tellOtherTabs();
    leave();
  }
  return (
    <form method="post" action="/api/utilizadores/lock" onSubmit={lock}>
      <button className="staff-lock" type="submit">
        {labelIn(i18n.language, lockWords.lock)}
      </button>
    </form>
  );
}
