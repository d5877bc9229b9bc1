import type { OpenedFile } from '@clinic/core/desk/open-file';
import { Attendance } from './attendance.tsx';

type Props = { file: OpenedFile; now: Date; language: string };

/** “Chegou” and “Faltou” where the receptionist is once the booking of whoever stands at the desk was searched for. */
export const FileCame = ({ file: { booking, attendance }, now, language }: Props) =>
  attendance && (
    <Attendance
      {...attendance}
      patientName={booking.patient.name}
      from={{ marcacao: booking.id }}
      at={now}
      startsAt={booking.startsAt}
      language={language}
    />
  );
