import type { Language } from '#domain/brands/brand.ts'
import en from '#messages/en/refusal-reasons.json'
import zh from '#messages/zh/refusal-reasons.json'

/** In both languages at once: the applicant reads them, not the reviewer. */
export const refusalReasons = { zh, en } as const satisfies Record<Language, object>

export const reasonNames = Object.keys(zh) as (keyof typeof zh)[]
