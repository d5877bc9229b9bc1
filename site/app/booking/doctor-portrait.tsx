import { Portrait } from '../home/portrait.tsx';
import { PictureView } from '../reading/picture.tsx';
import type { DoctorFace } from './doctor-faces.server.ts';

/** `sizes` as the page draws it. */
export function DoctorPortrait({
  face: { name, subject, portrait },
  sizes = '88px',
}: {
  face: NonNullable<DoctorFace['face']>;
  sizes?: string;
}) {
  return portrait ? <PictureView picture={portrait} sizes={sizes} decorative /> : <Portrait name={name} subject={subject} alt="" />;
}
