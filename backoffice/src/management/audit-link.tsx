import type { AuditSubject } from '@clinic/core/desk/management/audit-trail';
import { isManager } from '../access/managers.ts';
import { labelIn } from '../language/label.ts';
import { auditPathOf } from './audit-path.ts';
import { auditWords } from './audit-words.ts';

/** `reader`: only who may read the log is shown the way to it. */
type Props = { about: AuditSubject; reader: object | null; language: string };

/** From an account or a form to who saw it and did what: it has no code by which the log could be asked. */
export const AuditLink = ({ about, reader, language }: Props) =>
  isManager(reader) && <a href={auditPathOf(about)}>{labelIn(language, auditWords.open)}</a>;
