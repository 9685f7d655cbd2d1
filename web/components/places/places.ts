import type { Bilingual } from '#domain/brands/brand.ts'
import type { TruckingPort } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { call } from '#web/client/call.ts'

/** An option of a place field. */
export type Place = {
  readonly code: string
  readonly name: Bilingual
  /** ISO 3166, of a port. */
  readonly country?: string
  /** Of a district. */
  readonly city?: Bilingual
}

export type FindPlaces = (text: string) => Promise<readonly Place[]>

const maxResults = 8

/** The field then says that its list could not be loaded. */
const failed = (refusal: string) => new Error(`The search for places failed: ${refusal}`)

/** Searches in the browser; where the list does not load, the server searches. */
export const findPort: FindPlaces = async (text) => {
  try {
    const { findPorts } = await import('#domain/places/find-ports.ts')
    return findPorts(text, { limit: maxResults })
  } catch {
    const result = await call(
      'GET /api/ports',
      { query: { text, size: maxResults } },
      { hidesOfflineToast: true },
    )
    if (!result.ok) throw failed(result.refusal)
    return result.value.ports
  }
}

/** For the end of an export: before anything is typed, the list has ports abroad. */
export const findDestination: FindPlaces = async (text) => {
  if (text.trim() !== '') return findPort(text)
  try {
    const { portsAbroad } = await import('#domain/places/find-ports.ts')
    return portsAbroad.slice(0, maxResults)
  } catch {
    return findPort(text)
  }
}

/** The districts that trucks of a port serve, or of any port. */
const districtFinder =
  (port?: TruckingPort): FindPlaces =>
  async (text) => {
    try {
      const { findDistricts } = await import('#domain/places/find-districts.ts')
      return findDistricts(text, { ...(port && { port }), limit: maxResults })
    } catch {
      const query = { text, ...(port && { port }), size: maxResults }
      const result = await call('GET /api/districts', { query }, { hidesOfflineToast: true })
      if (!result.ok) throw failed(result.refusal)
      return result.value.districts
    }
  }

export const findDistrictFrom = (port: TruckingPort): FindPlaces => districtFinder(port)
export const findDistrict: FindPlaces = districtFinder()
