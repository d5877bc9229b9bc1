import { issueDesk } from '@clinic/core/adapters/database/desk/issue-desk';
import type { IssueDesk } from '@clinic/core/desk/newsletter/issue-desk';
import type { Payload } from 'payload';
import { clientOf, poolOf } from '../../publishing/enqueue-work.ts';

export const issueDeskOf = async (payload: Payload): Promise<IssueDesk> => issueDesk(poolOf(payload), await clientOf(payload));
