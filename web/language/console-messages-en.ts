import access from '#messages/en/access.json'
import audit from '#messages/en/audit.json'
import certification from '#messages/en/certification.json'
import console from '#messages/en/console.json'

/** What the pages of the staff say. */
export const consoleMessages = { console, access, audit, certification }
