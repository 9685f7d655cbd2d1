import type { StaffRole } from '#domain/access/actor.ts'

/** A staff member in the console, for functions that are called without HTTP. */
export const staffDoer = (userId: string, role: StaffRole) => ({
  request: {
    brand: 'group',
    isConsole: true,
    language: 'en',
    origin: 'http://console.localhost',
    requestId: 'a request of this test',
    clientIp: '127.0.0.1',
  } as const,
  principal: {
    actor: { kind: 'staff', userId, roles: [role] },
    sessionId: null,
  } as const,
})
