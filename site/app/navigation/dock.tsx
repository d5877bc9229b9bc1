import { useEffect, useRef } from 'react';
import { Consent } from '../consent/consent.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import styles from './dock.module.css';

/** What lies over the foot of the page. Its height is told to the page, so that nothing focused hides behind it. */
export function Dock() {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!dock.current) return;
    const observer = new ResizeObserver(([entry]) =>
      document.documentElement.style.setProperty('--dock-height', `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    );
    observer.observe(dock.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles['dock']} ref={dock}>
      <ConnectionNotice />
      <Consent />
    </div>
  );
}
