import { pathTo } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { Glyph } from '../components/icon.tsx';
import { useFrame, useScreenData } from '../frame/use-frame.ts';
import styles from './hour-door.module.css';

type Props = {
  /** The clinic's number of the doctor; without one, whoever is free first. Null: not known, so no hour is told. */
  doctorId?: number | null;
  /** Of a page about one exam: its own appointment type. */
  typeId?: number | null;
  /** Beside the name and face of the doctor, which are not repeated: what it costs. */
  plain?: boolean;
  /** The words of the ordinary door, which this is without script and while the clinic does not respond. */
  children: ReactNode;
};

/**
 * The next free hour, one tap from the wizard. Pages are stored whole, so the hour is asked for by the browser (behaviour/hour-doors.ts);
 * its room is kept. By a form: an address would tell what the page was about, and nothing is held before the details are sent.
 */
export function HourDoor({ doctorId = 0, typeId, plain, children }: Props) {
  const { locale } = useFrame();
  const presets = { presetSubSpecialty: useScreenData()?.subSpecialty, presetDoctorId: doctorId, presetTypeId: typeId };
  return (
    <form
      method="post"
      action={pathTo(locale, 'wizard')}
      className={styles['door']}
      data-hour-door={`/proximas-horas?lingua=${locale}&tipo=${typeId ?? ''}`}
      data-doctor={doctorId ?? ''}
      data-plain={plain || undefined}
    >
      <input type="hidden" name="go" value="enter" />
      {Object.entries(presets).map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null))}
      <button type="submit">
        <Glyph name="clock" />
        <span>
          <b>{children}</b>
        </span>
        <Glyph name="arrow-right" />
      </button>
    </form>
  );
}
