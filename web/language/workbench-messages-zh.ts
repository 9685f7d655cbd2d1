import access from '#messages/zh/access.json'
import certification from '#messages/zh/certification.json'
import company from '#messages/zh/company.json'
import inbox from '#messages/zh/inbox.json'
import notifications from '#messages/zh/notifications.json'
import settings from '#messages/zh/settings.json'
import workbench from '#messages/zh/workbench.json'

/** What the pages say on which customers run their own affairs. */
export const workbenchMessages = { access, certification, company, inbox, notifications, settings, workbench }
