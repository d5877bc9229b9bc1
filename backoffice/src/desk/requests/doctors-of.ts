import type { Payload } from 'payload';
import type { AssignableDoctor } from './assign-form.tsx';

/** Accounts of doctors, by their names. */
export async function doctorsOf(payload: Payload): Promise<AssignableDoctor[]> {
  const { docs } = await payload.find({
    ...{ collection: 'utilizadores', where: { papel: { equals: 'medico' } }, sort: 'nome', depth: 0, pagination: false },
    overrideAccess: true,
  });
  return docs.map(({ id, nome, email }) => ({ id: Number(id), name: nome || email }));
}
