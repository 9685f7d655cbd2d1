import type { Bilingual } from '#domain/brands/brand.ts'
import type { TruckingPort } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { call } from '#web/client/call.ts'

/** What can be chosen in a field of places. */
export type Place = {
  readonly code: string
  readonly name: Bilingual
  /** ISO 3166, of a port. */
  readonly country?: string
  /** Of a district. */
  readonly city?: Bilingual
}

export type FindPlaces = (text: string) => Promise<readonly Place[]>

const mostFound = 8

/** Found in the browser, once the list is there; where it cannot be loaded the server finds. */
export const findPort: FindPlaces = async (text) => {
  try {
    const { findPorts } = await import('#domain/places/find-ports.ts')
    return findPorts(text, { most: mostFound })
  } catch {
    const verdict = await call('GET /api/ports', { query: { text, size: mostFound } }, { isQuiet: true })
    return verdict.ok ? verdict.value.ports : []
  }
}

/** The districts that the trucks of a port reach. */
export const findDistrictFrom =
  (port: TruckingPort): FindPlaces =>
  async (text) => {
    try {
      const { findDistricts } = await import('#domain/places/find-districts.ts')
      return findDistricts(text, { port, most: mostFound })
    } catch {
      const query = { text, port, size: mostFound }
      const verdict = await call('GET /api/districts', { query }, { isQuiet: true })
      return verdict.ok ? verdict.value.districts : []
    }
  }
