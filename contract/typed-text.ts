import { z } from 'zod'
import { hasUnseen, hasUnseenInLines, isBlank } from '#domain/values/typed-text.ts'

/** Chosen by the client: a retry with the same key returns what the first try saved. */
export const saveKey = z.string().regex(/^[\w-]{16,64}$/)

const oneLine = (text: z.ZodString, max: number) =>
  text
    .trim()
    .min(1)
    .max(max)
    .refine((typed) => !hasUnseen(typed) && !isBlank(typed))

/** A name or another text of one line that other people read. */
export const typedLine = (max: number) => oneLine(z.string(), max)

/** Shown in one line, though the field that it is typed into has several. */
export const typedReason = (max: number) =>
  oneLine(
    z.string().overwrite((text) => text.replace(/\s*[\r\n]+\s*/g, ' ')),
    max,
  )

/** A text that other people read; it may have several lines, or none. */
export const typedLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text === '' || !(hasUnseenInLines(text) || isBlank(text)))
