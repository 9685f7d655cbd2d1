/** What can happen to a certification, as its history tells it. */
export const certificationEvents = [
  'submitted',
  'resubmitted',
  'licence-swapped',
  'certified',
  'refused',
] as const
export type CertificationEvent = (typeof certificationEvents)[number]
