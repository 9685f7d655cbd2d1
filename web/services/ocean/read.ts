import type { ApiReader } from '#contract/client.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

export const readCarriers = async (api: ApiReader) =>
  valueOrMissing(await api('GET /api/carriers', {})).carriers

/** What the form marks as on request has no price in it. */
export const readPricedPorts = async (api: ApiReader) =>
  valueOrMissing(await api('GET /api/pricedChoices', {})).ports

export const readServices = async (api: ApiReader) =>
  valueOrMissing(await api('GET /api/services', { query: {} })).services
