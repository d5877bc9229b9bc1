import { readAuditTrail } from '@clinic/core/desk/management/audit-trail';
import type { AdminViewServerProps } from 'payload';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { AuditPage } from './audit-page.tsx';
import { auditPath, readAuditQuestion } from './audit-path.ts';
import { auditTrailOf } from './audit-trail-of.ts';
import { enterManagement } from './enter-management.ts';

/** Who opened or did what. Looking is itself a line. */
export async function AuditTrailView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterManagement(req.user, auditPath);
  const question = readAuditQuestion(props.searchParams, new Date());
  const trail = await readAuditTrail(auditTrailOf(req.payload), staff, question);
  const isCodeUnknown = props.searchParams?.['erro'] === 'notFound';
  return (
    <AdminFrame {...props}>
      <AuditPage trail={trail} question={question} isCodeUnknown={isCodeUnknown} language={req.i18n.language} />
    </AdminFrame>
  );
}
