import type { ReactNode } from 'react';
import { ConfirmScreen } from '../newsletter/confirm-screen.tsx';
import { NewsletterScreen } from '../newsletter/newsletter-screen.tsx';
import { PreferencesScreen } from '../newsletter/preferences-screen.tsx';
import type { PreferencesView } from '../newsletter/preferences-view.ts';
import { SentScreen } from '../newsletter/sent-screen.tsx';

const email = 'joaquim.tavares@exemplo.pt';
const untouched = { name: '', email: '', consent: false, from: 'page', openedAt: 0, keys: null };

const preferences = (view: Partial<NonNullable<PreferencesView>> = {}) => (
  <PreferencesScreen view={{ email: 'jo…@exemplo.pt', locale: 'pt', isOn: true, mayResume: true, news: null, ...view }} />
);

/** Every screen of the newsletter, in every state that looks different. */
export const newsletterStates: Record<string, ReactNode> = {
  newsletter: <NewsletterScreen view={untouched} problems={[]} />,
  'newsletter-empty': (
    <NewsletterScreen
      view={{ ...untouched, email: 'joaquim' }}
      problems={[
        { field: 'name', kind: 'nameRequired' },
        { field: 'email', kind: 'emailInvalid' },
        { field: 'consent', kind: 'consentRequired' },
      ]}
    />
  ),
  'newsletter-sent': <SentScreen email={email} />,
  'newsletter-sent-unknown': <SentScreen email={null} />,
  'newsletter-confirm': <ConfirmScreen email={email} />,
  'newsletter-confirm-ended': <ConfirmScreen email={null} />,
  'newsletter-preferences': preferences(),
  'newsletter-confirmed': preferences({ news: 'confirmed' }),
  'newsletter-saved': preferences({ news: 'saved', locale: 'en' }),
  'newsletter-stopped': preferences({ isOn: false, news: 'stopped' }),
  'newsletter-preferences-ended': <PreferencesScreen view={null} />,
};
