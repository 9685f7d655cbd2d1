import type { CallInput } from '#contract/client.ts'
import { call } from './call.ts'

type TestMessage = CallInput<'POST /api/dev/outbox/test'>['body']

/** Writes a test SMS or mail to the outbox of a development server. */
export const sendTestMessage = (body: TestMessage) => call('POST /api/dev/outbox/test', { body })
