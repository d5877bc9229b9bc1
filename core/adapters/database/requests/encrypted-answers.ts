import type { RequestAnswers } from '../../../requests/form/parse-request.ts';
import type { VisitorRequest } from '../../../requests/request-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';

const placeOf = (id: string) => ({ table: 'requests', row: id, field: 'answers' });

export const encryptAnswers = (keys: DataKeys, id: string, answers: RequestAnswers): string =>
  encrypt(keys, placeOf(id), JSON.stringify(answers));

export const decryptAnswers = (keys: DataKeys, id: string, stored: string): RequestAnswers =>
  JSON.parse(decrypt(keys, placeOf(id), stored)) as RequestAnswers;

type Row = Omit<VisitorRequest, 'answers'> & { answers: string };

export const toRequest = (keys: DataKeys, row: Row | undefined): VisitorRequest | null =>
  row ? { ...row, answers: decryptAnswers(keys, row.id, row.answers) } : null;
