import type { ApiReader } from '#contract/client.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

export const readCarriers = async (api: ApiReader) =>
  valueOrMissing(await api('GET /api/carriers', {})).carriers

export const readServices = async (api: ApiReader) =>
  valueOrMissing(await api('GET /api/services', { query: {} })).services
