import { expect, it } from 'vitest'
import { type AddOnQuery, truckingIn } from './ocean-request.ts'

const trucking: AddOnQuery = { kind: 'trucking', district: 'fenghua' }
const others: readonly AddOnQuery[] = [
  { kind: 'certificate-of-origin' },
  { kind: 'storage', cbm: '3', days: 2 },
]

it('finds the trucking among the added services, wherever it stands', () => {
  expect(truckingIn([...others, trucking])).toEqual(trucking)
  expect(truckingIn([trucking, ...others])).toEqual(trucking)
})

it('finds no trucking where none was added', () => {
  expect(truckingIn(others)).toBeUndefined()
  expect(truckingIn([])).toBeUndefined()
})
