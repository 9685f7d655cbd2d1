import access from '#messages/en/access.json'
import certification from '#messages/en/certification.json'
import company from '#messages/en/company.json'
import inbox from '#messages/en/inbox.json'
import notifications from '#messages/en/notifications.json'
import settings from '#messages/en/settings.json'
import workbench from '#messages/en/workbench.json'

/** What the pages say on which customers run their own affairs. */
export const workbenchMessages = { access, certification, company, inbox, notifications, settings, workbench }
