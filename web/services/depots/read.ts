import type { ApiReader } from '#contract/client.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

const yardDictionaries = ['yardServiceSite', 'yardServiceType', 'yardBusinessType'] as const

export const readDepots = async (api: ApiReader) =>
  valueOrMissing(await api('GET /api/depots', { query: {} })).depots

export const readYardDictionaries = async (api: ApiReader) =>
  valueOrMissing(
    await api('GET /api/common/dictionary/queryDictRows', { query: { codes: yardDictionaries.join(',') } }),
  )
