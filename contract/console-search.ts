import { z } from 'zod'
import { foundPages, searchGroups } from '#domain/access/console-search.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'

const found = z.object({
  group: z.enum(searchGroups),
  /** A number, a code or a name. */
  title: z.string(),
  /** What tells it from others, in the language of the reader. */
  detail: z.string(),
  opens: z.enum(foundPages),
  /** Of what is opened: an id, a number or a code. */
  id: z.string(),
})
export type FoundInConsole = z.infer<typeof found>

/** One search over everything that the roles of the reader allow: by name in either language, pinyin, code or number. */
export const searchConsole = defineCall({
  name: 'searchConsole',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/search',
  query: z.object({ text: z.string().trim().min(1).max(textLimits.search) }),
  data: z.object({ found: z.array(found) }),
})
