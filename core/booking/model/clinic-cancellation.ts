/** Why the clinic itself calls a visit off. Categories on purpose: whether a doctor is ill is nobody else's to know. */
export const clinicCancelReasons = ['doctorAway', 'emergency', 'equipment', 'clinicClosed'] as const;
export type ClinicCancelReason = (typeof clinicCancelReasons)[number];
