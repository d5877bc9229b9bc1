import { specialtyName } from '@clinic/core/booking/model/specialty-name';
import type { Doctor } from '@clinic/core/clinic/clinic-service';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { readBookablePeople } from '@clinic/core/content/pages/read-team';
import type { PersonCard } from '@clinic/core/content/shapes/page-parts';
import type { PageContext } from '../page-context.ts';

/** A doctor to choose: `face` where the team's pages know the same person, by the number at the professional association. */
export type DoctorFace = {
  id: number;
  name: string;
  role: string;
  languages: string;
  face: Pick<PersonCard, 'name' | 'subject' | 'portrait'> | null;
};

export function readDoctorFaces({ library, locale }: PageContext, doctors: readonly Doctor[]): DoctorFace[] {
  const people = readBookablePeople(library, locale);
  return doctors.map(({ id, clinicalName, orderNumber, specialty }) => {
    const person = people.find(({ number }) => number === orderNumber.trim());
    const face = person ? { name: person.name, subject: person.subject, portrait: person.portrait } : null;
    const role = person?.role || specialtyName(specialty?.name ?? '', locale);
    return { id, name: doctorNameIn(clinicalName, locale), role, languages: person?.languages ?? '', face };
  });
}
