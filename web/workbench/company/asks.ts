import { call } from '#web/client/call.ts'

export const askMembers = () => call('GET /api/certification/members', {})
export const askRequests = () => call('GET /api/certification/joinRequests', {})
export const askInvitations = () => call('GET /api/certification/invitations', {})
export const askSettings = () => call('GET /api/certification/settings', {})
