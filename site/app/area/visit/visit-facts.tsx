import { euros } from '@clinic/core/kernel/format';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { GlyphName } from '../../art/names.ts';
import { Glyph } from '../../components/icon.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { useFrame } from '../../frame/use-frame.ts';
import type { NextVisit } from '../area-view.ts';
import styles from './visit-facts.module.css';

/** Where, what for and how it is paid. */
export function NextVisitFacts({ visit, silentSince }: { visit: NextVisit; silentSince: string | null }) {
  const t = useTranslations('area.visit');
  const { address } = useFrame().settings;
  const { mode, typeName, comeAt, minutes, video, payment } = visit;
  const isOnline = mode === 'online';
  const come = [comeAt && t('comeAt', { time: comeAt }), minutes !== null && t('minutes', { minutes })].filter(Boolean).join(' ');
  // Without a door on this page the desk mails the link of the call.
  const doorOpens = video ? (video.to ? null : t('videoOpens', { time: video.opensAt })) : t('videoByMail');
  return (
    <ul className={styles['facts']}>
      <Fact glyph={isOnline ? 'video' : 'map-pin'} note={isOnline ? doorOpens : come}>
        {isOnline ? t('byVideo') : t('place', { street: address.street.replaceAll(' ', '\u00a0'), city: address.city })}
      </Fact>
      {typeName !== '' && <Fact glyph="document">{typeName}</Fact>}
      {payment && payment.kind !== 'toPay' && <PaidFact payment={payment} />}
      {silentSince && <Fact glyph="info">{t('asOf', { time: silentSince })}</Fact>}
    </ul>
  );
}

function PaidFact({ payment }: { payment: Exclude<NonNullable<NextVisit['payment']>, { kind: 'toPay' }> }) {
  const t = useTranslations('area.visit');
  const locale = useLocale();
  const amount = euros(payment.amountCents, locale);
  return (
    <Fact glyph={payment.kind === 'paid' ? 'check' : 'euro'}>
      {t(payment.kind, { amount })}
      {payment.kind === 'paid' && payment.slip && (
        <a className={styles['slip']} href={payment.slip} download="">
          {t('slip')}
        </a>
      )}
    </Fact>
  );
}

const Fact = ({ glyph, note, children }: { glyph: GlyphName; note?: string | null; children: ReactNode }) => (
  <li>
    <Glyph name={glyph} />
    <span>
      {typeof children === 'string' ? <Unbroken text={children} /> : children}
      {note && <small>{note}</small>}
    </span>
  </li>
);
