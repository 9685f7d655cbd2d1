import { asc, eq, getTableColumns } from 'drizzle-orm'
import { notification, notificationChoice } from '#database/schema/notifications.ts'
import type { Db } from '#server/platform/database/connect.ts'

const { personId: _reader, ...notificationColumns } = getTableColumns(notification)
const { personId: _chooser, ...choiceColumns } = getTableColumns(notificationChoice)

/** The inbox and the channel choices of a person. */
export const copyNotifications = async (db: Db, personId: string) => ({
  notifications: await db
    .select(notificationColumns)
    .from(notification)
    .where(eq(notification.personId, personId))
    .orderBy(asc(notification.id)),
  choices: await db
    .select(choiceColumns)
    .from(notificationChoice)
    .where(eq(notificationChoice.personId, personId)),
})
