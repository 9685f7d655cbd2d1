import type { StaffRole } from '#domain/access/actor.ts'

/** Staff to try the console with, one of each role; their authenticators are known to everybody. */
export type DemoStaff = {
  readonly account: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly password: string
  /** Base32, 160 bits, as an authenticator takes it. */
  readonly totpSecret: string
}

export const demoStaff: readonly DemoStaff[] = [
  {
    account: 'sales',
    name: '苏芮',
    roles: ['sales'],
    password: 'sales opens the north gate',
    totpSecret: 'QUAYSALES2QUAYSALES2QUAYSALES234',
  },
  {
    account: 'operations',
    name: '欧阳帆',
    roles: ['operations'],
    password: 'operations runs the south quay',
    totpSecret: 'QUAYOPERATE2QUAYOPERATE2QUAYOPER',
  },
  {
    account: 'reviewer',
    name: '沈澜',
    roles: ['reviewer'],
    password: 'reviewer reads every licence',
    totpSecret: 'QUAYREVIEW2QUAYREVIEW2QUAYREVIEW',
  },
  {
    account: 'editor',
    name: '白露',
    roles: ['editor'],
    password: 'editor writes the harbour news',
    totpSecret: 'QUAYEDITOR2QUAYEDITOR2QUAYEDITOR',
  },
  {
    account: 'tariff',
    name: '谭若谷',
    roles: ['tariff-manager'],
    password: 'tariff counts in whole cents',
    totpSecret: 'QUAYTARIFF2QUAYTARIFF2QUAYTARIFF',
  },
  {
    account: 'finance',
    name: '钱晓棠',
    roles: ['finance'],
    password: 'finance books what arrived',
    totpSecret: 'QUAYFINANCE2QUAYFINANCE2QUAYFINA',
  },
  {
    account: 'pricing',
    name: '章程远',
    roles: ['sales', 'tariff-manager'],
    password: 'pricing sees both columns',
    totpSecret: 'QUAYPRICING2QUAYPRICING2QUAYPRIC',
  },
  {
    account: 'admin',
    name: '安可',
    roles: ['administrator'],
    password: 'admin holds all the keys here',
    totpSecret: 'QUAYADMIN23QUAYADMIN23QUAYADMIN2',
  },
]
