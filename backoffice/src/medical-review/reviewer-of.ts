import type { PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';
import type { Signer } from './signatures.ts';

type User = PayloadRequest['user'];

const signerIf = (user: User, may: boolean): Signer | null => (user && may ? { id: Number(user.id), name: user.nome || user.email } : null);

/** A doctor signs what they have read themselves. */
export const doctorOf = (user: User): Signer | null => signerIf(user, roleOf(user) === 'medico');

/** Administrators write down what a doctor has signed on paper. */
export const registrarOf = (user: User): Signer | null => signerIf(user, roleOf(user) === 'admin');

export const reviewerOf = (user: User): Signer | null => doctorOf(user) ?? registrarOf(user);

export const reviewRequesterOf = (user: User): Signer | null => signerIf(user, roleOf(user) === 'editor' || roleOf(user) === 'admin');

/** Whoever reads the comments on a page may answer them. */
export const commentatorOf = (user: User): Signer | null => reviewerOf(user) ?? reviewRequesterOf(user);

/** Under which name of the team a doctor's account signs. */
export async function teamPersonOf(req: PayloadRequest, accountId: number): Promise<number | null> {
  const { pessoa } = await req.payload.findByID({ collection: 'utilizadores', id: accountId, depth: 0, overrideAccess: true, req });
  return typeof pessoa === 'number' ? pessoa : null;
}
