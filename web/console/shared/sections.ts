import type { Permission } from '#domain/access/permissions.ts'
import type { IconName } from '#web/ui/icons.tsx'

/** The sections of the console and the permission that each requires; the first is open to all staff. */
export const sections = [
  { name: 'home', key: 'h', path: '/console', icon: 'overview', permission: undefined },
  {
    name: 'certifications',
    key: 'v',
    path: '/console/certifications',
    icon: 'shield',
    permission: 'decide-certification',
  },
  { name: 'orders', key: 'o', path: '/console/orders', icon: 'document', permission: 'read-all-orders' },
  { name: 'requests', key: 'q', path: '/console/requests', icon: 'message', permission: 'answer-requests' },
  { name: 'rates', key: 'r', path: '/console/rates', icon: 'tag', permission: 'see-rates' },
  {
    name: 'exchangeRates',
    key: 'x',
    path: '/console/exchangeRates',
    icon: 'exchange',
    permission: 'see-exchange-rates',
  },
  { name: 'companies', key: 'c', path: '/console/companies', icon: 'building', permission: 'see-companies' },
  { name: 'people', key: 'u', path: '/console/people', icon: 'person', permission: 'see-people' },
  { name: 'staff', key: 's', path: '/console/staff', icon: 'member', permission: 'manage-staff' },
  { name: 'audit', key: 'a', path: '/console/audit', icon: 'list', permission: 'read-audit' },
] as const satisfies readonly {
  readonly name: string
  /** After the key g it opens the section. */
  readonly key: string
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
export const orderPath = (number: string): string => `/console/orders/${encodeURIComponent(number)}`
