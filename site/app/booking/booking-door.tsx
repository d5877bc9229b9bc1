import { pathTo } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { ArrowButton, ArrowLink } from '../components/arrow-link.tsx';
import { Button, ButtonLink } from '../components/button.tsx';
import { useFrame, useScreenData } from '../frame/use-frame.ts';
import styles from './booking-door.module.css';

type Props = { look?: 'button' | 'wideButton' | 'arrow'; children: ReactNode };

/**
 * Into the wizard. A page about one complaint sends along what it is about, and by a form: in an address it would tell whoever
 * reads addresses what the visitor suffers from.
 */
export function BookingDoor({ look = 'button', children }: Props) {
  const { locale } = useFrame();
  const subSpecialty = useScreenData()?.subSpecialty;
  const to = pathTo(locale, 'wizard');
  const wide = look === 'wideButton';
  if (!subSpecialty) {
    const Way = look === 'arrow' ? ArrowLink : ButtonLink;
    return (
      <Way to={to} reloadDocument {...(wide && { wide })}>
        {children}
      </Way>
    );
  }
  return (
    <form method="post" action={to} className={styles['door']}>
      <input type="hidden" name="go" value="enter" />
      <input type="hidden" name="presetSubSpecialty" value={subSpecialty} />
      {look === 'arrow' ? (
        <ArrowButton>{children}</ArrowButton>
      ) : (
        <Button type="submit" wide={wide}>
          {children}
        </Button>
      )}
    </form>
  );
}
