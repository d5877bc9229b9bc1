/**
 * What a column tells of somebody. `staffName`: who of the clinic did it. `words`: what somebody wrote. `clinicNumber`: a number in the clinic's
 * program. `detail`: of an event, where such numbers stand beside kinds and amounts. `subject`: what work is about, by the `subject_kind` beside it.
 * `id`: one of ours, which also stands in letters, links and other companies' logs.
 */
export type PersonalKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'birthDate'
  | 'staffName'
  | 'words'
  | 'clinicNumber'
  | 'detail'
  | 'subject'
  | 'id'
  | 'orderId'
  | 'providerNumber'
  | 'patient'
  | 'booker'
  | 'answers'
  | 'contactDigest'
  | 'code'
  | 'random'
  | 'link';

/** `nobody`: looked at, and tells of no person. */
export type ColumnKind = PersonalKind | 'nobody';

/**
 * Every table of schema `core` that tells of people, as docs/data-protection.md lists them, and what each of its columns tells. `whole`: all of
 * the row is about one person, a browser or a secret. A test fails where a column that can hold words, numbers or days of people is missing here.
 */
export const personalColumns: Record<string, 'whole' | Record<string, ColumnKind>> = {
  accounts: {
    id: 'id',
    ...{ email: 'email', name: 'name', password_hash: 'link', patient_id: 'clinicNumber', linked_by: 'staffName' },
    ...{ locale: 'nobody', remind_by: 'nobody' },
  },
  account_people: { id: 'id', account_id: 'id', name: 'name', birth_date: 'birthDate', relation: 'nobody' },
  bookings: {
    ...{ id: 'id', moved_from: 'id', moved_to: 'id' },
    ...{ patient: 'patient', booked_by: 'booker', mbway_phone: 'phone', contact_digest: 'contactDigest', vat_digest: 'contactDigest' },
    ...{ patient_id: 'clinicNumber', proven_patient_id: 'clinicNumber', appointment_id: 'clinicNumber', code: 'code', video_url: 'link' },
    ...{ name_words: 'nobody', locale: 'nobody', mode: 'nobody', type_name: 'nobody', sub_specialty: 'nobody', doctor_name: 'nobody' },
    ...{
      visitor_time_zone: 'nobody',
      payment_method: 'nobody',
      failure_kind: 'nobody',
      review_reason: 'nobody',
      clinic_cancel_reason: 'nobody',
      earlier_wishes: 'nobody',
    },
  },
  booking_events: { booking_id: 'id', actor: 'staffName', kind: 'nobody', detail: 'detail' },
  payments: {
    ...{ id: 'id', booking_id: 'id', order_id: 'orderId' },
    ...{ provider_id: 'providerNumber', reference: 'providerNumber', transaction_id: 'providerNumber', page_url: 'link' },
    ...{ provider: 'nobody', method: 'nobody', entity: 'nobody', end_kind: 'nobody', returned_as: 'nobody' },
  },
  // IBAN and holder under the booking's id: nothing of it is worth inventing.
  refund_accounts: 'whole',
  refund_tasks: {
    ...{ booking_id: 'id', payment_id: 'id' },
    ...{ transaction_id: 'providerNumber', refunded_by: 'staffName', provider_asked_by: 'staffName' },
    ...{ reason: 'nobody', refunded_how: 'nobody', provider_answer: 'nobody' },
  },
  attendance_marks: { appointment_id: 'clinicNumber', marked_by: 'staffName', undone_by: 'staffName', kind: 'nobody' },
  doctor_absences: {
    id: 'nobody',
    declared_by: 'staffName',
    ended_by: 'staffName',
    from_day: 'nobody',
    to_day: 'nobody',
    reason: 'nobody',
  },
  work_items: { detail: 'link', closed_by: 'staffName', kind: 'nobody', subject_kind: 'nobody', subject_id: 'subject' },
  work_events: { id: 'id', by_name: 'staffName', words: 'words', kind: 'nobody', outcome: 'nobody' },
  requests: {
    id: 'id',
    ...{ answers: 'answers', contact_digest: 'contactDigest', form_digest: 'random', answered_by: 'staffName' },
    ...{ kind: 'nobody', locale: 'nobody' },
  },
  event_registrations: {
    ...{ id: 'id', form_id: 'id' },
    ...{ name: 'name', email: 'email', phone: 'phone', note: 'words' },
    ...{ locale: 'nobody', mode: 'nobody', ended_by: 'nobody' },
  },
  newsletter_subscriptions: { id: 'id', email: 'email', name: 'name', locale: 'nobody', source: 'nobody', ended_by: 'nobody' },
  newsletter_issues: { id: 'nobody', made_by: 'staffName' },
  reply_versions: { reply_id: 'nobody', written_by: 'staffName', title: 'nobody', pt: 'nobody', en: 'nobody' },
  medical_signatures: {
    ...{ signed_by_name: 'staffName', collection: 'nobody', document_id: 'nobody', digest: 'nobody', passages: 'nobody' },
    // On the public pages, like the doctor.
    ...{ reviewed_on: 'nobody', reviewer_name: 'nobody', reviewer_licence: 'nobody', reviewer_hand: 'nobody' },
  },
  review_requests: {
    ...{ asked_by_name: 'staffName', returned_by_name: 'staffName', note: 'words', comment: 'words' },
    ...{ collection: 'nobody', document_id: 'nobody' },
  },
  review_comments: 'whole',
  review_answers: 'whole',
  // Ids, kinds and times of what stands above.
  slot_holds: { booking_id: 'id', state: 'nobody' },
  waiting_entries: { id: 'id', booking_id: 'id', day_parts: 'nobody' },
  opened_hours: { id: 'id', doctor_name: 'nobody', source: 'nobody' },
  hour_offers: { id: 'id', hour_id: 'id', entry_id: 'id' },
  free_hour_looks: { free_hours: 'nobody' },
  on_call_texts: {},
  overdue_mails: {},
  desk_watch: {},
  newsletter_events: { subscription_id: 'id', kind: 'nobody' },
  newsletter_deliveries: { issue_id: 'nobody', subscription_id: 'id', letter_id: 'id' },
  event_letters: { id: 'id', registration_id: 'id', kind: 'nobody', about: 'nobody' },
  data_requests: { id: 'id', account_id: 'id', kind: 'nobody' },
  visit_ticks: 'whole',
  visit_notices: 'whole',
  record_views: 'whole',
  access_questions: 'whole',
  crm_contacts: 'whole',
  symptom_scores: 'whole',
  seen_appointments: 'whole',
  seen_records: 'whole',
  profile_changes: 'whole',
  booking_drafts: 'whole',
  identity_codes: 'whole',
  patient_contacts: 'whole',
  mails: 'whole',
  mail_returns: 'whole',
  arrived_letters: 'whole',
  documents: 'whole',
  quiz_letters: 'whole',
  newsletter_requests: 'whole',
  newsletter_suppressions: 'whole',
  newsletter_tests: 'whole',
  audit_log: 'whole',
  audit_requests: 'whole',
  account_registrations: 'whole',
  account_sessions: 'whole',
  account_refresh_tokens: 'whole',
  account_sign_ins: 'whole',
  account_kept_forms: 'whole',
  account_links: 'whole',
  account_email_changes: 'whole',
  account_passkeys: 'whole',
  account_totp: 'whole',
  account_recovery_codes: 'whole',
  account_used_challenges: 'whole',
  account_letters: 'whole',
  staff_sessions: 'whole',
  staff_links: 'whole',
  staff_used_challenges: 'whole',
  staff_devices: 'whole',
  staff_suspensions: 'whole',
  staff_totp: 'whole',
  staff_passkeys: 'whole',
  staff_recovery_codes: 'whole',
  open_documents: 'whole',
  consents: 'whole',
  login_attempts: 'whole',
  rate_limits: 'whole',
  visitor_keys: 'whole',
  search_visitors: 'whole',
};
