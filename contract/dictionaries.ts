import { z } from 'zod'
import { languages } from '#domain/brands/brand.ts'
import { defineCall } from './call.ts'

export const dictionaryLimits = { codesPerCall: 60, codeLength: 64 } as const

/** A list of codes: comma-separated, or the parameter repeated, or both. */
const codeList = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((part) => part.split(',')))
  .transform((codes) => [...new Set(codes.map((code) => code.trim()).filter((code) => code !== ''))])
  .pipe(
    z
      .array(
        z
          .string()
          .max(dictionaryLimits.codeLength)
          .regex(/^[A-Za-z][A-Za-z0-9_-]*$/),
      )
      .min(1)
      .max(dictionaryLimits.codesPerCall),
  )

export const dictionaryRow = z.object({
  value: z.string(),
  label: z.string(),
  extra: z.record(z.string(), z.string()).optional(),
})
export type DictionaryRow = z.infer<typeof dictionaryRow>

const rowsByCode = z.record(z.string(), z.array(dictionaryRow))
export type RowsByCode = z.infer<typeof rowsByCode>

export const queryMainDictionaries = defineCall({
  name: 'queryMainDictionaries',
  capability: 'dictionaries',
  access: 'public',
  method: 'GET',
  path: '/api/common/dictionary/queryDictRows',
  query: z.object({ codes: codeList.meta({ examples: ['orderStatus,serviceType'] }) }),
  data: rowsByCode,
})

export const queryWarehouseDictionaries = defineCall({
  name: 'queryWarehouseDictionaries',
  capability: 'dictionaries',
  access: 'public',
  method: 'GET',
  path: '/api/ops/wms/basWarehouse/dictionary/queryDictRows',
  query: z.object({
    codes: codeList.meta({ examples: ['temperatureType,platformType'] }),
    language: z.enum(languages).optional(),
  }),
  data: rowsByCode,
})
