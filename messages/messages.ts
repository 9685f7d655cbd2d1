import { join } from 'node:path'
import type { Messages } from '#generated/messages.ts'
import { assemble, readNouns } from './assemble.ts'

const read = (language: 'zh' | 'en') => assemble(readNouns(join(import.meta.dirname, language))) as Messages

/** All texts by namespace, for the server. Pages load single namespaces. */
export const messages = { zh: read('zh'), en: read('en') }
