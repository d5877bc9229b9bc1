import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import styles from './payment-card.module.css';
import { type TimeLeft, timeLeft } from './time-left.ts';
import type { Offset } from './use-visit-poll.ts';

type Props = { kind: 'toPay' | 'toAnswer'; from: string; until: string; now: string; offsetMs: Offset };

/** Uses the server's time. Without script it shows the time left when the page was rendered. */
export function Countdown({ kind, from, until, now, offsetMs }: Props) {
  const t = useTranslations('visit.pay');
  const nowMs = useServerTime(now, offsetMs);
  const left = timeLeft(Date.parse(until) - nowMs);
  const whole = Date.parse(until) - Date.parse(from);
  const isOver = left.totalMs <= 0;
  return (
    <div className={styles['countdown']}>
      <div className={styles['clock']}>
        <Glyph name="clock" size={36} />
        <p role="timer" aria-label={t(kind === 'toPay' ? 'leftLabel' : 'answerLabel')}>
          <span>{t(kind === 'toPay' ? 'left' : isOver ? 'answerOver' : 'answerLeft')}</span>
          <b>{kind === 'toPay' ? <InWords {...left} /> : isOver ? t('answerChecking') : left.clock}</b>
        </p>
      </div>
      <progress className={styles['bar']} aria-hidden="true" max={whole} value={Math.max(0, Math.min(whole, left.totalMs))} />
    </div>
  );
}

function InWords({ hours, minutes }: TimeLeft) {
  const t = useTranslations('visit.pay');
  if (hours === 0) return minutes === 0 ? t('lessThanAMinute') : t('minutes', { minutes });
  return minutes === 0 ? t('hours', { hours }) : t('both', { hours: t('hours', { hours }), minutes: t('minutes', { minutes }) });
}

/** The first render uses the server's value, to avoid a hydration mismatch. */
function useServerTime(now: string, offsetMs: Offset): number {
  const [nowMs, setNowMs] = useState(() => Date.parse(now));
  useEffect(() => {
    if (offsetMs === null) return;
    const tick = () => setNowMs(Date.now() + offsetMs);
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [offsetMs]);
  return nowMs;
}
