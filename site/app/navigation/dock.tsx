import { useMatches } from 'react-router';
import { inUse } from '../consent/companies-in-use.ts';
import { Consent } from '../consent/consent.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import styles from './dock.module.css';

/** What lies over the foot of the page, and what consent/consent-behaviour.ts must know of the page. */
export function Dock() {
  const { locale, thirdParties } = useFrame();
  const route = useMatches().at(-1)?.id.split('.')[1];
  return (
    <div
      className={styles['dock']}
      data-dock
      data-route={route}
      data-locale={locale}
      data-third-parties={thirdParties ? JSON.stringify(inUse(thirdParties)) : undefined}
    >
      <ConnectionNotice />
      <Consent />
    </div>
  );
}
