import { expect, test } from 'vitest'
import { accountOf } from './bank-account.ts'

const account = (number: string) => ({
  payee: { zh: number, en: number },
  bank: { zh: number, en: number },
  account: number,
  swift: number,
})
const [group, ningbo] = [account('1'), account('2')]

test('a brand has its own account, or that of the group, or none', () => {
  expect(accountOf({ group, ningbo }, 'ningbo')).toBe(ningbo)
  expect(accountOf({ group, ningbo }, 'fujian')).toBe(group)
  expect(accountOf({ ningbo }, 'fujian')).toBeUndefined()
})
