import type { CallData } from '#contract/client.ts'
import { call } from '#web/client/call.ts'

const reading = 'POST /api/certification/invitation'

export type Invitation = CallData<typeof reading>

/** The code travels in the body, never in an address. */
export const readInvitation = (code: string) => call(reading, { body: { code } })
