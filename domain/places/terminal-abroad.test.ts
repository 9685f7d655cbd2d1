import { expect, test } from 'vitest'
import { portOf } from './port.ts'
import { terminalAbroad } from './terminal-abroad.ts'
import { terminalsAbroad } from './terminals-abroad.data.ts'

// SMDG: the same code means other terminals in other ports.
test.each([
  ['NLRTM', 'RWG', '鹿特丹 RWG 码头', 'Rotterdam World Gateway'],
  ['DEHAM', 'CTB', '汉堡 HHLA CTB 码头', 'HHLA Burchardkai'],
  ['BDCGP', 'CCT', '吉大港 CCT 码头', 'Chittagong Container Terminal'],
  ['MXLZC', 'LCT', '拉萨罗卡德纳斯 Hutchison LCT 码头', 'Hutchison Lazaro Cardenas Terminal'],
  ['TGLFW', 'LCT', '洛美 LCT 码头', 'Lome Container Terminal'],
  ['NLRTM', 'LCT', 'LCT', 'LCT'],
])('in %s the terminal %s is %s', (port, code, zh, en) => {
  expect(terminalAbroad(port, code)).toEqual({ code, name: { zh, en } })
})

test('a terminal is listed once, in a port that we know, abroad', () => {
  const keys = terminalsAbroad.map(([port, code]) => `${port} ${code}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const [port, code] of terminalsAbroad) {
    expect(portOf(port)?.region, port).toBeDefined()
    expect(portOf(port)?.region, port).not.toBe('china')
    expect(code).toMatch(/^[A-Z0-9]{3,6}$/)
  }
})
