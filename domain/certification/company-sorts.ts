import type { Sort } from '#domain/values/sort.ts'
import type { CertificationState } from './certification.ts'

/** What the list can be sorted by. The name of a field is the name of its column on the page. */
export const companySorts = ['company', 'state', 'submitted', 'decided', 'licence'] as const
export type CompanySort = Sort<(typeof companySorts)[number]>

/** Companies under review: longest waiting first. All others: newest first. */
export const usualCompanySort = (state: CertificationState | undefined): CompanySort =>
  state === 'under-review' ? 'submitted' : '-submitted'
