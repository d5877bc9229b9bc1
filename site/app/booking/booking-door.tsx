import { pathTo } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { ArrowButton, ArrowLink } from '../components/arrow-link.tsx';
import { Button } from '../components/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { useFrame, useScreenData } from '../frame/use-frame.ts';
import styles from './booking-door.module.css';

type Props = { look?: 'button' | 'wideButton' | 'arrow'; children: ReactNode };

/**
 * Into the wizard. A page about one complaint or one exam sends along what it is about, and by a form: in an address it would tell whoever
 * reads addresses what the visitor suffers from.
 */
export function BookingDoor({ look = 'button', children }: Props) {
  const { locale } = useFrame();
  const { subSpecialty, typeId } = useScreenData() ?? {};
  const to = pathTo(locale, 'wizard');
  const wide = look === 'wideButton';
  if (!subSpecialty && !typeId) {
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
      {subSpecialty && <input type="hidden" name="presetSubSpecialty" value={subSpecialty} />}
      {typeId && <input type="hidden" name="presetTypeId" value={typeId} />}
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
