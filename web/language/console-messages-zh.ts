import access from '#messages/zh/access.json'
import audit from '#messages/zh/audit.json'
import certification from '#messages/zh/certification.json'
import console from '#messages/zh/console.json'

/** What the pages of the staff say. */
export const consoleMessages = { console, access, audit, certification }
