import { z } from 'zod'

/** Every reply of the API wears this envelope (spec §7, §8). */
export const envelopeOf = <T extends z.ZodType>(data: T) =>
  z.object({ code: z.number().int(), success: z.boolean(), data, message: z.string() })
