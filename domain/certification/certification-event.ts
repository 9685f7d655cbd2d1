/** Events in the history of a certification. */
export const certificationEvents = [
  'submitted',
  'resubmitted',
  'licence-swapped',
  'certified',
  'refused',
] as const
export type CertificationEvent = (typeof certificationEvents)[number]
