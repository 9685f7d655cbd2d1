import { expect, test, vi } from 'vitest'
import { demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import { demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import { printUrls } from './print-urls.ts'

const brandUrls = [{ url: 'http://nb.localhost:3000', name: { zh: '启舷宁波货代', en: 'Quayside Ningbo' } }]

const consoleUrl = 'http://console.localhost:3000'

function printed(hasDemoData: boolean): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  printUrls({ brandUrls, consoleUrl, hasDemoData })
  const text = write.mock.calls.flat().join('')
  write.mockRestore()
  return text
}

test('prints the URL of each brand and the demo accounts', () => {
  expect(printed(true)).toMatch(/http:\/\/nb\.localhost:3000 +Quayside Ningbo 启舷宁波货代/)
  for (const { account, mobile, password, name } of demoAccounts)
    expect(printed(true)).toMatch(new RegExp(`${account} +${mobile} +${password} +${name}`))
})

test('prints no accounts without demo data', () => {
  expect(printed(false)).not.toMatch(/Harbour2026/)
})

test('prints the console with a demo account of each role', () => {
  expect(printed(true)).toMatch(/http:\/\/console\.localhost:3000 +Staff console/)
  for (const { account, password, roles } of demoStaff)
    expect(printed(true)).toMatch(new RegExp(`${account} +${password} +${roles.join(', ')}`))
  expect(printed(false)).not.toContain('keys here')
})

test('prints no staff accounts without a console', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  printUrls({ brandUrls, consoleUrl: undefined, hasDemoData: true })
  const text = write.mock.calls.flat().join('')
  write.mockRestore()
  expect(text).not.toMatch(/Staff console|Demo staff/)
})
