import { z } from 'zod'
import { hasUnseen, hasUnseenInLines } from '#domain/values/typed-text.ts'

/** A name or another text of one line that other people read. */
export const typedLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !hasUnseen(text))

/** A text that other people read; it may have several lines, or none. */
export const typedLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !hasUnseenInLines(text))
