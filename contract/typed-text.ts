import { z } from 'zod'
import { hasUnseen, hasUnseenInLines, isBlank } from '#domain/values/typed-text.ts'

/** Chosen by the client: a retry with the same key returns what the first try saved. */
export const saveKey = z.string().regex(/^[\w-]{16,64}$/)

/** A name or another text of one line that other people read. */
export const typedLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !hasUnseen(text) && !isBlank(text))

/** A text that other people read; it may have several lines, or none. */
export const typedLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text === '' || !(hasUnseenInLines(text) || isBlank(text)))
