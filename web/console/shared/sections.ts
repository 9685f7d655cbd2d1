import type { Permission } from '#domain/access/permissions.ts'
import type { IconName } from '#web/ui/icons.tsx'

/** The sections of the console and the permission that each requires; the first is open to all staff. */
export const sections = [
  { name: 'home', path: '/console', icon: 'menu', permission: undefined },
  {
    name: 'certifications',
    path: '/console/certifications',
    icon: 'clock',
    permission: 'decide-certification',
  },
  { name: 'requests', path: '/console/requests', icon: 'message', permission: 'answer-requests' },
  { name: 'rates', path: '/console/rates', icon: 'copy', permission: 'see-rates' },
  {
    name: 'exchangeRates',
    path: '/console/exchangeRates',
    icon: 'refresh',
    permission: 'publish-rates',
  },
  { name: 'companies', path: '/console/companies', icon: 'place', permission: 'see-companies' },
  { name: 'people', path: '/console/people', icon: 'person', permission: 'see-people' },
  { name: 'staff', path: '/console/staff', icon: 'member', permission: 'manage-staff' },
  { name: 'audit', path: '/console/audit', icon: 'document', permission: 'read-audit' },
] as const satisfies readonly {
  readonly name: string
  readonly path: string
  readonly icon: IconName
  readonly permission: Permission | undefined
}[]

export const logInPath = '/console/login'
export const accountPath = '/console/account'

export const companyPath = (companyId: string): string => `/console/companies/${companyId}`
/** The page of a company as part of the queue. */
export const applicationPath = (companyId: string): string => `/console/certifications/${companyId}`
export const personPath = (personId: string): string => `/console/people/${personId}`
export const importPath = (importId: string): string => `/console/rates/import?import=${importId}`
export const ratePath = (rateId: string): string => `/console/rates/${rateId}`
export const requestPath = (number: string): string => `/console/requests/${encodeURIComponent(number)}`
