import { asc, eq, getTableColumns } from 'drizzle-orm'
import { notification, notificationChoice } from '#database/schema/notifications.ts'
import type { Queries } from '#server/platform/database/connect.ts'

const { personId: _reader, ...notificationFacts } = getTableColumns(notification)
const { personId: _chooser, ...choiceFacts } = getTableColumns(notificationChoice)

/** Everything kept in somebody's inbox, and where else he wants it. */
export const copyNotifications = async (queries: Queries, personId: string) => ({
  notifications: await queries
    .select(notificationFacts)
    .from(notification)
    .where(eq(notification.personId, personId))
    .orderBy(asc(notification.id)),
  choices: await queries
    .select(choiceFacts)
    .from(notificationChoice)
    .where(eq(notificationChoice.personId, personId)),
})
