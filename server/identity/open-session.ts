import { readDevice } from '#domain/identity/device.ts'
import type { SessionKind } from '#domain/identity/session-rules.ts'
import { formatToken } from '#domain/identity/token.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RequestInfo } from '#server/platform/http/requests/request-info.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { insertSession, type OpenedSession, type SessionOwner } from './session-store.ts'

/** Returns the token. It cannot be recovered later: only a hash of its secret is stored. */
export async function openSession(
  db: Db,
  opened: SessionOwner & Omit<OpenedSession, 'secretHash' | 'personId' | 'staffId'>,
): Promise<string> {
  const secret = newSecret()
  const session = await insertSession(db, { ...opened, secretHash: hashSecret(secret) })
  return formatToken({ session, generation: 1, secret })
}

/** Where a user logs in: the brand, the network and the device. */
export const placeOf = ({ brand, clientIp, userAgent }: RequestInfo) => ({
  brand,
  network: networkOf(clientIp),
  device: readDevice(userAgent),
})

export const sessionKindFor = (remember: boolean): SessionKind => (remember ? 'remembered' : 'browser')
