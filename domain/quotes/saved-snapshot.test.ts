import { describe, expect, test } from 'vitest'
import firstSnapshots from '#tests/fixtures/first-snapshots.json' with { type: 'json' }
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import { canonicalText } from './canonical.ts'
import { tariffServices } from './fee-line.ts'
import { readSnapshot } from './saved-snapshot.ts'

function exampleOffer(service: (typeof tariffServices)[number]) {
  const made = exampleOffers[service]()
  if (!made.ok || !made.value.offers[0]) throw new Error(`${service} has no offer`)
  return made.value.offers[0]
}

const plain = (value: object): unknown => JSON.parse(JSON.stringify(value))

describe('a snapshot of the first version', () => {
  test.each(tariffServices)('%s: reads as the same offer calculated today', (service) => {
    expect(readSnapshot(firstSnapshots[service])).toEqual(plain(exampleOffer(service)))
  })

  test('has the old names in its stored bytes', () => {
    for (const text of Object.values(firstSnapshots)) {
      expect(text).toContain('"subject":{')
      expect(text).toContain('"possible":[')
    }
  })

  test('a minimum charge of a warehouse names the amount that was calculated', () => {
    const old = JSON.parse(firstSnapshots.warehouse)
    const lines = [{ ...old.quote.lines[0], rule: 'minimum', facts: { reckoned: '35.00', least: '50' } }]
    const read = readSnapshot(canonicalText({ ...old, quote: { ...old.quote, lines } }))
    expect(read.quote.lines[0]?.params).toEqual({ calculated: '35.00', least: '50' })
  })
})

test.each(tariffServices)('a snapshot of today, %s, is read as it is', (service) => {
  expect(readSnapshot(canonicalText(exampleOffer(service)))).toEqual(plain(exampleOffer(service)))
})
