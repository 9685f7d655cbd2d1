import { z } from 'zod'
import { addressKinds, addressLimits } from '#domain/addresses/address-entry.ts'
import { addressSorts } from '#domain/addresses/sorts.ts'
import { megabyte } from '#domain/files/file-kind.ts'
import { fieldProblems } from '#domain/values/refusal.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'

const kind = z.enum(addressKinds)
/** A field without a value is empty. The rules of `domain/addresses` say what is required. */
const text = z.string().max(textLimits.typedLine).default('')

const addressTexts = z.object({
  kind,
  label: text,
  name: text,
  country: text,
  district: text,
  address: text,
  contact: text,
  mobile: text,
  telephone: text,
  email: text,
  taxNumber: text,
})

const addressEntry = addressTexts.extend({
  id: z.string(),
  isDefault: z.boolean(),
  /** Changes with every change of the entry. */
  version: z.number().int(),
  changedAt: z.iso.datetime(),
})
export type AddressView = z.infer<typeof addressEntry>

const filters = { kind: kind.optional(), search: z.string().trim().max(textLimits.search).optional() }

export const listAddresses = defineCall({
  name: 'listAddresses',
  capability: 'addresses',
  access: 'customer',
  method: 'GET',
  path: '/api/addresses',
  query: z.object({ ...filters, sort: sortBy(addressSorts), after: cursor, size: pageSize }),
  data: cursorPage(addressEntry).extend({ count: z.number().int(), max: z.number().int() }),
})

/** For a form that needs an address: the entries of some kinds that a text finds, the default ones first. */
export const addressEntries = defineCall({
  name: 'addressEntries',
  capability: 'addresses',
  access: 'customer',
  method: 'GET',
  path: '/api/addresses/entries',
  query: z.object({
    /** With commas between them. */
    kinds: z
      .string()
      .max(100)
      .transform((kinds) => kinds.split(','))
      .pipe(z.array(kind).min(1)),
    search: filters.search,
  }),
  data: z.object({ entries: z.array(addressEntry).max(addressLimits.shown) }),
})

export const readAddress = defineCall({
  name: 'readAddress',
  capability: 'addresses',
  access: 'customer',
  method: 'GET',
  path: '/api/addresses/entry',
  query: z.object({ id: z.uuid() }),
  data: addressEntry,
})

export const addAddress = defineCall({
  name: 'addAddress',
  capability: 'addresses',
  access: 'customer',
  method: 'POST',
  path: '/api/addresses',
  body: addressTexts.extend({ isDefault: z.boolean().default(false) }),
  data: addressEntry,
})

const known = { id: z.uuid(), version: z.number().int().min(1) }

export const changeAddress = defineCall({
  name: 'changeAddress',
  capability: 'addresses',
  access: 'customer',
  method: 'POST',
  path: '/api/addresses/change',
  body: addressTexts.extend({ ...known, isDefault: z.boolean() }),
  data: addressEntry,
})

export const removeAddress = defineCall({
  name: 'removeAddress',
  capability: 'addresses',
  access: 'customer',
  method: 'POST',
  path: '/api/addresses/remove',
  body: z.object(known),
  data: z.object({ id: z.string() }),
})

const readRow = z.object({
  /** In the sheet. */
  row: z.number().int(),
  entry: addressTexts.partial({ kind: true }),
  fields: z.record(z.string(), z.enum(fieldProblems)),
  /** The address book or an earlier row has the same entry. */
  isKnown: z.boolean(),
})
export type AddressRow = z.infer<typeof readRow>

/** Reads a sheet without saving anything: the entries of its rows, or what is wrong with them. */
export const readAddressSheet = defineCall({
  name: 'readAddressSheet',
  capability: 'addresses',
  access: 'customer',
  method: 'POST',
  path: '/api/addresses/read',
  query: z.object({ fileName: z.string().max(textLimits.sentFileName) }),
  body: z.file(),
  bodyKind: 'bytes',
  data: z.object({ rows: z.array(readRow), count: z.number().int(), max: z.number().int() }),
})

/** Saves all entries or none; those that the address book has already are left out. */
export const importAddresses = defineCall({
  name: 'importAddresses',
  capability: 'addresses',
  access: 'customer',
  method: 'POST',
  path: '/api/addresses/import',
  body: z.object({ entries: z.array(addressTexts).min(1).max(addressLimits.sheet.rows) }),
  maxBodyBytes: addressLimits.sheet.megabytes * megabyte,
  data: z.object({ added: z.number().int(), known: z.number().int() }),
})

export const addressTemplate = defineCall({
  name: 'addressTemplate',
  capability: 'addresses',
  access: 'customer',
  method: 'GET',
  path: '/api/addresses/template',
  data: z.file(),
  dataKind: 'file',
})

export const exportAddresses = defineCall({
  name: 'exportAddresses',
  capability: 'addresses',
  access: 'customer',
  method: 'GET',
  path: '/api/addresses/sheet',
  query: z.object(filters),
  data: z.file(),
  dataKind: 'file',
})
