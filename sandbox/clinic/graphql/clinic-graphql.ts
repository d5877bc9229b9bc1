import { readFileSync } from 'node:fs';
import type { Logger } from '@clinic/core/logging/create-logger';
import { createSchema, createYoga } from 'graphql-yoga';
import type { SandboxDatabase } from '../../database/database.ts';
import { appointmentTypeResolvers } from './appointment-types.ts';
import { appointmentResolvers } from './appointments.ts';
import { doctorResolvers } from './doctors.ts';
import { patientResolvers } from './patients.ts';
import { scalars } from './scalars.ts';
import { workScheduleResolvers } from './work-schedule.ts';

export const contract = readFileSync(new URL('../../../contract/clinic.graphql', import.meta.url), 'utf8');

export const createClinicGraphql = (db: SandboxDatabase, logger: Logger) =>
  createYoga({
    graphqlEndpoint: '/clinic/graphql',
    schema: createSchema({
      typeDefs: contract,
      resolvers: [
        scalars,
        doctorResolvers(db),
        appointmentTypeResolvers(db),
        workScheduleResolvers(db),
        patientResolvers(db),
        appointmentResolvers(db),
      ],
    }),
    // Its explorer and landing page load from other people's servers.
    graphiql: false,
    landingPage: false,
    logging: {
      debug: () => {},
      info: () => {},
      warn: () => {},
      error: (error: unknown) => logger.error(error instanceof Error ? error : {}, 'clinic service failed'),
    },
  });
