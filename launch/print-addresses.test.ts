import { expect, test, vi } from 'vitest'
import { demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import { demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import { printAddresses } from './print-addresses.ts'

const addresses = [
  { address: 'http://nb.localhost:3000', name: { zh: '启舷宁波货代', en: 'Quayside Ningbo' } },
]

const consoleAddress = 'http://console.localhost:3000'

function printed(hasDemoData: boolean): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  printAddresses({ addresses, consoleAddress, hasDemoData })
  const text = write.mock.calls.flat().join('')
  write.mockRestore()
  return text
}

test('whoever starts the house reads the address of each brand and whom to log in as', () => {
  expect(printed(true)).toMatch(/http:\/\/nb\.localhost:3000 +Quayside Ningbo 启舷宁波货代/)
  for (const { account, mobile, password, name } of demoAccounts)
    expect(printed(true)).toMatch(new RegExp(`${account} +${mobile} +${password} +${name}`))
})

test('without demo data no account is promised', () => {
  expect(printed(false)).not.toMatch(/Harbour2026/)
})

test('the console is told beside the brands, with somebody of each role to log in as', () => {
  expect(printed(true)).toMatch(/http:\/\/console\.localhost:3000 +Staff console/)
  for (const { account, password, roles } of demoStaff)
    expect(printed(true)).toMatch(new RegExp(`${account} +${password} +${roles.join(', ')}`))
  expect(printed(false)).not.toContain('keys here')
})

test('where there is no console, nobody is promised to work there', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  printAddresses({ addresses, consoleAddress: undefined, hasDemoData: true })
  const text = write.mock.calls.flat().join('')
  write.mockRestore()
  expect(text).not.toMatch(/Staff console|Demo staff/)
})
