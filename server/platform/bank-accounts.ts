import { z } from 'zod'
import { brandCodes } from '#domain/brands/brand.ts'

const name = z.string().trim().min(1).max(120)
const bilingual = z.strictObject({ zh: name, en: name })

const accounts = z.partialRecord(
  z.enum(brandCodes),
  z.strictObject({
    payee: bilingual,
    bank: bilingual,
    account: z.string().regex(/^[\dA-Z][\dA-Z -]{3,40}$/, 'must be an account number'),
    swift: z
      .string()
      .regex(/^[A-Z]{6}[\dA-Z]{2}([\dA-Z]{3})?$/, 'must be a SWIFT code of 8 or 11 characters'),
  }),
)

/** `{"group": {"payee": {"zh": …, "en": …}, "bank": {"zh": …, "en": …}, "account": …, "swift": …}}` */
export const bankAccounts = z.string().transform((text, context) => {
  try {
    const read = accounts.safeParse(JSON.parse(text))
    if (read.success) return read.data
    for (const { path, message } of read.error.issues)
      context.addIssue({ code: 'custom', message: `${path.join('.')}: ${message}` })
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' })
  }
  return z.NEVER
})
