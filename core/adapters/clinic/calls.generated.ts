// Written by `pnpm --filter @clinic/core clinic-calls` from contract/clinic.graphql and calls.graphql: change those instead.
import type { ClinicCall } from './clinic-call.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Our reading: hasMore needs some way to ask for more. */
type Page = {
  offset?: number;
  /** At most 500. */
  limit?: number;
};

/** Known. Our reading: filters given together must all match. */
type DoctorFilters = {
  id?: number | null | undefined;
  ids?: number[] | null | undefined;
  specialtyId?: number | null | undefined;
};

/** Known. */
type DateInterval = {
  initial: string;
  final: string;
};

type ScheduleType = 'WORK_SCHEDULE';

/** Known. */
type ScheduleFilters = {
  doctorId?: number | null | undefined;
  type: ScheduleType;
  after: string;
  before: string;
};

/** Known. Our reading: filters given together must all match; an e-mail is compared without regard to capitals. */
type PatientFilters = {
  id?: number | null | undefined;
  /** An e-mail. */
  contact?: string | null | undefined;
  vat?: string | null | undefined;
};

type PatientInput = {
  title?: string | null | undefined;
  name: string;
  birthDay: string;
  SSN?: string | null | undefined;
  nSNS?: string | null | undefined;
  nCC?: string | null | undefined;
  gender: string;
  vat?: string | null | undefined;
  profession?: string | null | undefined;
  nationality?: number | null | undefined;
  maritalStatus?: number | null | undefined;
  contacts?: string[] | null | undefined;
};

type PatientUpdateInput = {
  id: number;
  title?: string | null | undefined;
  name: string;
  birthDay: string;
  SSN?: string | null | undefined;
  nSNS?: string | null | undefined;
  nCC?: string | null | undefined;
  gender: string;
  vat?: string | null | undefined;
  profession?: string | null | undefined;
  nationality?: number | null | undefined;
  maritalStatus?: number | null | undefined;
  contacts?: string[] | null | undefined;
};

/** Known: the names. Our reading: filters given together must all match. */
type AppointmentFilters = {
  /** Starts at this instant or later. */
  after?: string | null | undefined;
  /** Starts at this instant or earlier. */
  before?: string | null | undefined;
  /** True: starts from now on. */
  futures?: boolean | null | undefined;
  /** A part of the name. Namesakes see each other's appointments with it: this website does not use it. */
  patientName?: string | null | undefined;
  /** The patient's id. */
  patientFileId?: number | null | undefined;
};

/** Known: it is given at creation. Our reading: nothing else is accepted there. */
type AppointmentStateInput = 'SCHEDULED';

/** Known: these fields. */
type AppointmentInput = {
  date: string;
  time: TimeIntervalInput;
  patientId: number;
  doctorId: number;
  typeId: number;
  state: AppointmentStateInput;
};

type TimeIntervalInput = {
  initial: string;
  final: string;
};

/** Known: OTHER. The full set of reasons is not known. */
type UnscheduleReason = 'OTHER';

type DoctorsQueryVariables = Exact<{
  filters?: DoctorFilters | null | undefined;
  page: Page;
}>;

type DoctorsQuery = {
  list: {
    items: Array<{ id: number; name: string; clinicalName: string; orderNumber: string; specialty: { id: number; name: string } | null }>;
    listInfo: { hasMore: boolean };
  };
};

type AppointmentTypesQueryVariables = Exact<{
  page: Page;
}>;

type AppointmentTypesQuery = {
  list: {
    items: Array<{ id: number; description: string; time: number; associatedDoctors: Array<{ id: number }> }>;
    listInfo: { hasMore: boolean };
  };
};

type SpecialtiesQueryVariables = Exact<{
  page: Page;
}>;

type SpecialtiesQuery = { list: { items: Array<{ id: number; name: string }>; listInfo: { hasMore: boolean } } };

type WorkScheduleQueryVariables = Exact<{
  filters: ScheduleFilters;
  page: Page;
}>;

type WorkScheduleQuery = {
  list: { items: Array<{ id: number; description: string; startDate: string; endDate: string }>; listInfo: { hasMore: boolean } };
};

type FreeDaysQueryVariables = Exact<{
  doctorIds: number[] | number;
  typeId: number;
  interval: DateInterval;
  page: Page;
}>;

type FreeDaysQuery = {
  list: {
    items: Array<{
      id: number;
      freeSchedule: Array<{ date: string; freeIntervals: number; events: Array<{ available: boolean; startHour: string }> }>;
    }>;
    listInfo: { hasMore: boolean };
  };
};

type PatientsQueryVariables = Exact<{
  filters: PatientFilters;
  page: Page;
}>;

type PatientsQuery = {
  list: {
    items: Array<{
      id: number;
      name: string;
      birthDay: string;
      gender: string;
      vat: string | null;
      nSNS: string | null;
      nCC: string | null;
      profession: string | null;
      patientNumber: string;
      contacts: string[];
    }>;
    listInfo: { hasMore: boolean };
  };
};

type AppointmentsQueryVariables = Exact<{
  filters: AppointmentFilters;
  page: Page;
}>;

type AppointmentsQuery = {
  list: {
    items: Array<{
      id: number;
      date: string;
      time: { initial: string; final: string };
      doctor: { id: number; clinicalName: string };
      patient: { id: number; name: string };
      type: { id: number; description: string };
      state: { name: string };
    }>;
    listInfo: { hasMore: boolean };
  };
};

type BookQueryVariables = Exact<{
  filters: AppointmentFilters;
  page: Page;
}>;

type BookQuery = {
  list: {
    items: Array<{
      id: number;
      date: string;
      time: { initial: string; final: string };
      doctor: { id: number; clinicalName: string };
      patient: { id: number; name: string; birthDay: string; contacts: string[] };
      type: { id: number; description: string };
      state: { name: string };
    }>;
    listInfo: { hasMore: boolean };
  };
};

type CreatePatientMutationVariables = Exact<{
  patient: PatientInput;
}>;

type CreatePatientMutation = { done: { id: number } | null };

type UpdatePatientMutationVariables = Exact<{
  patient: PatientUpdateInput;
}>;

type UpdatePatientMutation = { done: { id: number } | null };

type CreateAppointmentMutationVariables = Exact<{
  appointment: AppointmentInput;
}>;

type CreateAppointmentMutation = { done: { id: number; errors: Array<{ description: string }> } | null };

type UnscheduleAppointmentMutationVariables = Exact<{
  id: number;
  reason: UnscheduleReason;
  observation: string;
}>;

type UnscheduleAppointmentMutation = { done: { id: number; errors: Array<{ description: string }> } | null };

export type ErrorCode =
  | 'VAT_NOT_VALID'
  | 'PATIENT_ALREADY_EXISTS'
  | 'VALIDATOR_DIGITS_PHONE'
  | 'ERROR_CREATING_PATIENT'
  | 'APPOINTMENT_SLOT_NOT_AVAILABLE'
  | 'APPOINTMENT_NOT_FOUND'
  | 'APPOINTMENT_ALREADY_UNSCHEDULED'
  | 'APPOINTMENT_NOT_VALID'
  | 'UNAUTHENTICATED';
export const doctorsCall: ClinicCall<DoctorsQuery, DoctorsQueryVariables> = {
  name: 'Doctors',
  text: `query Doctors($filters: DoctorFilters, $page: Page!) {
  list: entityDoctors(filters: $filters, page: $page) {
    items {
      id
      name
      clinicalName
      orderNumber
      specialty {
        id
        name
      }
    }
    listInfo {
      hasMore
    }
  }
}`,
};
export const appointmentTypesCall: ClinicCall<AppointmentTypesQuery, AppointmentTypesQueryVariables> = {
  name: 'AppointmentTypes',
  text: `query AppointmentTypes($page: Page!) {
  list: appointmentTypes(
    orderBy: {field: DESCRIPTION, direction: ASC}
    page: $page
  ) {
    items {
      id
      description
      time
      associatedDoctors {
        id
      }
    }
    listInfo {
      hasMore
    }
  }
}`,
};
export const specialtiesCall: ClinicCall<SpecialtiesQuery, SpecialtiesQueryVariables> = {
  name: 'Specialties',
  text: `query Specialties($page: Page!) {
  list: doctorsSpecialty(page: $page) {
    items {
      id
      name
    }
    listInfo {
      hasMore
    }
  }
}`,
};
export const workScheduleCall: ClinicCall<WorkScheduleQuery, WorkScheduleQueryVariables> = {
  name: 'WorkSchedule',
  text: `query WorkSchedule($filters: ScheduleFilters!, $page: Page!) {
  list: scheduleEntity(filters: $filters, page: $page) {
    items {
      id
      description
      startDate
      endDate
    }
    listInfo {
      hasMore
    }
  }
}`,
};
export const freeDaysCall: ClinicCall<FreeDaysQuery, FreeDaysQueryVariables> = {
  name: 'FreeDays',
  text: `query FreeDays($doctorIds: [Int!]!, $typeId: Int!, $interval: DateInterval!, $page: Page!) {
  list: entityDoctors(filters: {ids: $doctorIds}, page: $page) {
    items {
      id
      freeSchedule(dateInterval: $interval, appointmentTypeId: $typeId) {
        date
        freeIntervals
        events {
          available
          startHour
        }
      }
    }
    listInfo {
      hasMore
    }
  }
}`,
};
export const patientsCall: ClinicCall<PatientsQuery, PatientsQueryVariables> = {
  name: 'Patients',
  text: `query Patients($filters: PatientFilters!, $page: Page!) {
  list: patients(filters: $filters, page: $page) {
    items {
      id
      name
      birthDay
      gender
      vat
      nSNS
      nCC
      profession
      patientNumber
      contacts
    }
    listInfo {
      hasMore
    }
  }
}`,
};
export const appointmentsCall: ClinicCall<AppointmentsQuery, AppointmentsQueryVariables> = {
  name: 'Appointments',
  text: `query Appointments($filters: AppointmentFilters!, $page: Page!) {
  list: appointments(
    filters: $filters
    orderBy: {field: DATE, direction: DESC}
    page: $page
  ) {
    items {
      id
      date
      time {
        initial
        final
      }
      doctor {
        id
        clinicalName
      }
      patient {
        id
        name
      }
      type {
        id
        description
      }
      state {
        name
      }
    }
    listInfo {
      hasMore
    }
  }
}`,
};
export const bookCall: ClinicCall<BookQuery, BookQueryVariables> = {
  name: 'Book',
  text: `query Book($filters: AppointmentFilters!, $page: Page!) {
  list: appointments(
    filters: $filters
    orderBy: {field: DATE, direction: DESC}
    page: $page
  ) {
    items {
      id
      date
      time {
        initial
        final
      }
      doctor {
        id
        clinicalName
      }
      patient {
        id
        name
        birthDay
        contacts
      }
      type {
        id
        description
      }
      state {
        name
      }
    }
    listInfo {
      hasMore
    }
  }
}`,
};
export const createPatientCall: ClinicCall<CreatePatientMutation, CreatePatientMutationVariables> = {
  name: 'CreatePatient',
  text: `mutation CreatePatient($patient: PatientInput!) {
  done: patientCreate(patient: $patient) {
    id
  }
}`,
};
export const updatePatientCall: ClinicCall<UpdatePatientMutation, UpdatePatientMutationVariables> = {
  name: 'UpdatePatient',
  text: `mutation UpdatePatient($patient: PatientUpdateInput!) {
  done: patientUpdate(patient: $patient) {
    id
  }
}`,
};
export const createAppointmentCall: ClinicCall<CreateAppointmentMutation, CreateAppointmentMutationVariables> = {
  name: 'CreateAppointment',
  text: `mutation CreateAppointment($appointment: AppointmentInput!) {
  done: appointmentCreate(appointment: $appointment) {
    id
    errors {
      description
    }
  }
}`,
};
export const unscheduleAppointmentCall: ClinicCall<UnscheduleAppointmentMutation, UnscheduleAppointmentMutationVariables> = {
  name: 'UnscheduleAppointment',
  text: `mutation UnscheduleAppointment($id: Int!, $reason: UnscheduleReason!, $observation: String!) {
  done: appointmentUnschedule(
    appointmentId: $id
    reason: $reason
    observation: $observation
  ) {
    id
    errors {
      description
    }
  }
}`,
};
