import { specialtyName } from '@clinic/core/booking/model/specialty-name';
import type { Doctor } from '@clinic/core/clinic/clinic-service';
import { readTeam } from '@clinic/core/content/pages/read-team';
import type { PersonCard } from '@clinic/core/content/shapes/page-parts';
import type { PageContext } from '../page-context.ts';

/** A doctor to choose: `face` where the team's pages know the same person, by the number at the medical association. */
export type DoctorFace = { id: number; name: string; role: string; face: Pick<PersonCard, 'name' | 'subject' | 'portrait'> | null };

export function readDoctorFaces({ library, locale }: PageContext, doctors: Doctor[]): DoctorFace[] {
  const team = readTeam(library, locale);
  return doctors.map(({ id, clinicalName, orderNumber, specialty }) => {
    const person = team.find(({ licence }) => licence !== '' && licence === orderNumber);
    const face = person ? { name: person.name, subject: person.subject, portrait: person.portrait } : null;
    return { id, name: clinicalName, role: person?.role || specialtyName(specialty?.name ?? '', locale), face };
  });
}
