/** What an applicant does. */
const customerEvents = [
  'submitted',
  'resubmitted',
  'licence-swapped',
  'renewal-withdrawn',
  'details-changed',
  'answered',
] as const

/** What a reviewer does. */
export const staffEvents = ['asked', 'certified', 'refused', 'suspended', 'restored', 'revoked'] as const

/** Events in the history of a certification. */
export const certificationEvents = [...customerEvents, ...staffEvents] as const
export type CertificationEvent = (typeof certificationEvents)[number]
