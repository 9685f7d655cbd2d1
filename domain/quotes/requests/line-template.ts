import type { StaffCharge } from '#domain/quotes/charges/staff-charge.ts'

/** A charge that offers often have. Its price may change too often to be kept; a cost never is. */
export type TemplateLine = Omit<StaffCharge, 'unitPrice'> & { readonly unitPrice?: string | undefined }

/** Our choice. */
export const lineTemplateLimits = {
  /** For one kind of request. */
  templates: 50,
  name: 60,
} as const
