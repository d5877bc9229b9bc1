'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { labelIn } from '../../language/label.ts';
import { LeaveForm, onOtherTabLeft, toSignIn } from './leave-form.tsx';
import { lockWords } from './screen-words.ts';

/** For a computer that several people use: one press, on every page. */
export function LockButton() {
  const { i18n } = useTranslation();
  useEffect(() => {
    const stopListening = onOtherTabLeft(toSignIn);
    // A page that the browser kept whole and brings back: whoever may see it is asked anew.
    const onShow = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', onShow);
    return () => {
      stopListening();
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  return (
    <LeaveForm action="/lock">
      <button className="staff-lock" type="submit">
        {labelIn(i18n.language, lockWords.lock)}
      </button>
    </LeaveForm>
  );
}
