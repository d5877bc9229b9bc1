import { lazy, Suspense } from 'react';
import { Skeleton } from '../messages/skeleton.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { CalendarProps } from './calendar.tsx';
import styles from './lazy-calendar.module.css';

// By far the heaviest part of the library: it is fetched when somebody looks at a calendar.
const Loaded = lazy(() => import('./calendar.tsx').then((module) => ({ default: module.Calendar })));

/** Needs JavaScript, so the server does not draw it. Where a date must be given without, use the date picker. */
export function LazyCalendar(props: CalendarProps) {
  const waiting = <Skeleton lines={8} />;
  return (
    <div className={styles['place']}>
      {useHydrated() ? (
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
