import { useEffect, useState } from 'react'
import type { RateKind } from '#domain/rates/rate.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'

/** What a sheet says beside its head; the patterns of the house have one. */
function termsOf(pattern: object): object {
  const {
    code: _code,
    version: _version,
    validFrom: _from,
    validTo: _to,
    ...terms
  } = pattern as Record<string, unknown>
  return terms
}

/** A lane begins empty; a sheet with what is usual in the house, to be changed where it differs. */
const patterns: Readonly<Record<RateKind, () => Promise<object>>> = {
  'ocean-lane': async () => ({}),
  'trucking-lane': async () => ({}),
  'ocean-tariff': async () =>
    termsOf((await import('#domain/tariffs/ocean/ocean-tariff.data.ts')).oceanTariffs.CNSHA),
  'trucking-tariff': async () =>
    termsOf((await import('#domain/tariffs/trucking/trucking-tariff.data.ts')).truckingTariffs.CNSHA),
  'warehouse-tariff': async () => ({
    ...termsOf(
      (await import('#domain/tariffs/warehouse/warehouse-tariff.data.ts')).exampleWarehouseTariffs.CNSHA,
    ),
    warehouse: '',
  }),
  'depot-tariff': async () => ({
    ...termsOf((await import('#domain/tariffs/depot/depot-tariff.data.ts')).depotTariffs.CNSHA),
    depot: '',
  }),
}

const validDays = 30

/** What the form of a new rate begins with. */
export function useBeginning(kind: RateKind) {
  const [terms, setTerms] = useState<object>()
  useEffect(() => void patterns[kind]().then(setTerms), [kind])
  if (!terms) return undefined
  const today = shanghaiDay(new Date())
  return {
    code: '',
    validFrom: today,
    validTo: daysAfter(today, validDays),
    brands: null,
    companies: null,
    cost: null,
    terms,
  }
}
